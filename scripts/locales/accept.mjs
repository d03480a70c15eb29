// `npm run locales -- --accept CODE [key…]`: records that these translations match the current English.
import { fail } from '../lib/cli.mjs'
import { codeOf, textsOf, wantedTexts } from './read.mjs'
import { acceptedSources, readSources, writeSources } from './sources.mjs'

/**
 * Accepts keys of a language, or all of its keys.
 * @param {readonly string[]} args codes, then keys
 * @returns {string[]} a report in lines
 */
export function acceptTexts(args, folder) {
  const codes = args.filter((one) => !one.includes(':')).map((one) => codeOf(one, folder))
  const keys = args.filter((one) => one.includes(':'))
  if (codes.length === 0)
    fail('--accept needs a language, such as BN, and after it keys or nothing.')
  const english = textsOf('EN', folder)
  return codes.map((code) => {
    if (code === 'EN') fail('EN is what the others are made from; there is nothing to accept.')
    const texts = textsOf(code, folder)
    const unknown = keys.find((key) => !texts.has(key))
    if (unknown) fail(`${code} has no text ${unknown}.`)
    const wanted = wantedTexts(code, english)
    const accepted = keys.length > 0 ? keys : texts.keys()
    writeSources(code, acceptedSources(texts, wanted, readSources(code, folder), accepted), folder)
    return `${code}: ${keys.length || texts.size} accepted, locales/sources/${code}.json`
  })
}
