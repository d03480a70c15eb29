// `npm run visual -- --review`: opens the page to review differences; with `--export FOLDER` it writes the page for
// someone without the repository, and with `--import FILE` it reads back what they have saved.
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { explainPortError, fail, onStop, option, portOption } from '#scripts/lib/cli.mjs'
import { authorOfCommits } from '../reach/trees.mjs'
import { readReport } from '../report.mjs'
import { pictureFile } from '../store.mjs'
import { addComments, readComments } from './comments.mjs'
import { readBack } from './import.mjs'
import { serveSite, writeSite } from './site.mjs'
import { readVerdicts, writeVerdicts } from './verdicts.mjs'

const reportHere = () => readReport() ?? fail('There is no report yet: run `npm run visual` first.')

/** The review as it is here now; its report is undefined before the first run. */
export const readReview = () => ({
  report: readReport(),
  verdicts: readVerdicts(),
  comments: readComments(),
  author: authorOfCommits(),
})

function importReview(file) {
  if (!existsSync(file)) fail(`There is no file ${file}.`)
  const here = { verdicts: readVerdicts(), entries: readComments().entries }
  try {
    const { verdicts, given, added, kept } = readBack(readFileSync(file, 'utf8'), here)
    if (given > 0) writeVerdicts(verdicts)
    if (added.length > 0) addComments(added)
    console.log(`Read back from ${file}. New verdicts: ${given}, new comments: ${added.length}.`)
    if (kept.length > 0) console.log('Both sides have changed these. They stay as they are here:')
    for (const line of kept) console.log(`  ${line}`)
  } catch (error) {
    fail(`${file} was not read. ${error.message}`)
  }
}

/** Resolves when the page is written, or when its server has stopped. */
export async function openReview() {
  const saved = option('import')
  if (saved) return importReview(resolve(saved))
  const folder = option('export')
  if (folder) {
    reportHere()
    writeSite(readReview(), resolve(folder), pictureFile)
    console.log(
      `Written to ${folder}: open index.html there. Read back what its Download review saves: \`npm run visual -- --review --import review.json\``,
    )
    return
  }
  const port = portOption(6100)
  reportHere()
  const add = (entry) => addComments([entry])
  const server = await serveSite(
    { read: readReview, keep: writeVerdicts, add, fileOf: pictureFile },
    port,
  ).catch((error) => explainPortError(error, port, 'npm run visual -- --review'))
  onStop(() => new Promise((done) => server.close(done)))
  console.log(
    `The review is on http://localhost:${port}. Verdicts go to e2e/visual/verdicts.json, comments to comments.jsonl beside it. Ctrl+C ends it.`,
  )
  await once(server, 'close')
}
