// `npm run locales`: checks whether the texts of every language match the English ones, and reports what a translator
// needs.
import { existsSync, writeFileSync } from 'node:fs'
import { fail, fromRoot, main, option, requireLockedNode } from './lib/cli.mjs'

/** Checks the rules for all languages, or for those that are named. */
async function check(named) {
  const { parseLanguageCode } = await import('./locales/read.mjs')
  const { examine, buildReport } = await import('./locales/report.mjs')
  const only = named.map((typed) => parseLanguageCode(typed))
  const { lines, faults } = buildReport(examine(), only)
  console.log(lines.join('\n'))
  if (faults === 0) return
  process.exitCode = 1
  console.error(`\n${faults} ${faults === 1 ? 'fault' : 'faults'} in the texts.`)
}

async function accept(args) {
  const { acceptTexts } = await import('./locales/sources.mjs')
  console.log(acceptTexts(args, fromRoot('locales')).join('\n'))
}

async function exportTo(file, code) {
  const { exportTexts } = await import('./locales/exchange.mjs')
  const { xml, units } = await exportTexts(code)
  writeFileSync(file, xml)
  console.log(`${file}: ${units} texts`)
}

async function importFrom(file) {
  if (!existsSync(file)) fail(`There is no file ${file}.`)
  const { importTexts } = await import('./locales/exchange.mjs')
  const { code, changed } = await importTexts(file)
  console.log(`${code}: ${changed.length} texts changed`)
}

await main(async () => {
  // An older Node can't read the modules that these import.
  requireLockedNode('locales')
  const args = process.argv.slice(2)
  const code = option('export')
  const file = option('import')
  if (code !== undefined) await exportTo(option('to') ?? `${code.toLowerCase()}.xliff`, code)
  else if (file !== undefined) await importFrom(file)
  else if (args[0] === '--accept') await accept(args.slice(1))
  else if (args[0]?.startsWith('--'))
    fail(`There is no option ${args[0]}: --accept, --export, --import.`)
  else await check(args)
})
