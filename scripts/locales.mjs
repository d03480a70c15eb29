// `npm run locales`: whether every language says what the English says, and what a translator needs.
import { inRoot, main, needLockedNode } from './say.mjs'

/** The rules, for all languages or those that are named. */
async function check(named) {
  const { codeOf } = await import('./locales/read.mjs')
  const { examine, reportOf } = await import('./locales/report.mjs')
  const only = named.map((typed) => codeOf(typed))
  const { lines, faults } = reportOf(examine(), only)
  console.log(lines.join('\n'))
  if (faults === 0) return
  process.exitCode = 1
  console.error(`\n${faults} ${faults === 1 ? 'fault' : 'faults'} in the texts.`)
}

async function accept(args) {
  const { acceptTexts } = await import('./locales/accept.mjs')
  console.log(acceptTexts(args, inRoot('locales')).join('\n'))
}

await main(async () => {
  // An older Node can't read the modules that these import.
  needLockedNode('locales')
  const [first, ...rest] = process.argv.slice(2)
  if (first === '--accept') await accept(rest)
  else await check(process.argv.slice(2))
})
