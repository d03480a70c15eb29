// `npm run visual:review`: opens the page to review differences; `-- --export FOLDER` writes it for someone without the
// repository.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  explainPortError,
  fail,
  main,
  onStop,
  option,
  portOption,
  requireLockedNode,
} from '#scripts/lib/cli.mjs'
import { serveSite, writeSite } from './review/site.mjs'
import { readVerdicts, writeVerdicts } from './review/verdicts.mjs'
import { FOLDER, pictureFile } from './store.mjs'

function readReport() {
  const path = join(FOLDER, 'report.json')
  if (!existsSync(path)) fail('There is no report yet: run `npm run visual` first.')
  return JSON.parse(readFileSync(path, 'utf8'))
}

const read = () => ({ report: readReport(), verdicts: readVerdicts() })

await main(async () => {
  requireLockedNode('visual:review')
  const folder = option('export')
  if (folder) {
    writeSite(read(), resolve(folder), pictureFile)
    console.log(
      `Written to ${folder}: open index.html there. Verdicts are downloaded from it as verdicts.json, which belongs into e2e/visual/.`,
    )
    return
  }
  readReport()
  const port = portOption(6100)
  const server = await serveSite({ read, keep: writeVerdicts, fileOf: pictureFile }, port).catch(
    (error) => explainPortError(error, port, 'npm run visual:review --'),
  )
  onStop(() => new Promise((done) => server.close(done)))
  console.log(
    `The review is on http://localhost:${port}. Verdicts go to e2e/visual/verdicts.json. Ctrl+C ends it.`,
  )
})
