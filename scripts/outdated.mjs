// `npm run outdated`: lists the outdated packages, the size of each step, and which ones are held back on purpose.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { behind, outdatedLines } from './outdated/behind.mjs'
import { fail, inRoot, main, needLockedNode, root } from './say.mjs'

/** npm exits with 1 if something is outdated, so its output is read regardless. */
const askNpm = () =>
  new Promise((resolve) => {
    const options = { cwd: root, shell: process.platform === 'win32', timeout: 120_000 }
    execFile('npm', ['outdated', '--json'], options, (_, stdout) => resolve(stdout))
  })

await main(async () => {
  needLockedNode('outdated')
  const text = await askNpm()
  const { packages, error } = behind(text, JSON.parse(readFileSync(inRoot('package.json'), 'utf8')))
  if (error) fail(`npm could not ask the registry: ${error}`)
  for (const line of outdatedLines(packages)) console.log(line)
})
