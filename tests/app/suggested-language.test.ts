import { expect, test } from 'vitest'
import { suggestLanguage } from '#app/boot/suggested-language.ts'
import { findLanguage, type Language, offeredLanguages } from '#i18n/languages.ts'

const offered = offeredLanguages(['BN', 'EN', 'CN'])
function known(code: string): Language {
  const language = findLanguage(code)
  if (!language) throw new Error(`${code} is no language of the portal.`)
  return language
}
const suggested = (asked: string[], shown = 'BN') =>
  suggestLanguage(asked, offered, known(shown))?.code

test("D-004 suggests the browser's first supported language unless it is already shown", () => {
  expect(suggested(['en-GB', 'en'])).toBe('EN')
  expect(suggested(['bn-BD', 'en'])).toBeUndefined()
  expect(suggested(['bn-BD'], 'EN')).toBe('BN')
  expect(suggested(['fr-FR', 'en-US', 'bn'])).toBe('EN')
  expect(suggested(['zh-Hans-CN'])).toBe('CN')
  expect(suggested(['fr', ''])).toBeUndefined()
  expect(suggested([])).toBeUndefined()
})
