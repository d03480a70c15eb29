// @vitest-environment jsdom
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { startI18n } from '#i18n/i18n.ts'
import { findLanguage } from '#i18n/languages.ts'
import { enablePseudoLanguage, forceRightToLeft } from '#mocks/boot/pseudo-language.ts'
import { findTextKeys, recordTextKeys } from '#mocks/boot/text-keys.ts'

const english = async () => {
  await startI18n(findLanguage('EN') ?? undefined)
  return i18next.getFixedT('en', 'shell')
}

test('changes every English text, no other language, and can be switched off', async () => {
  const restore = enablePseudoLanguage()
  const t = await english()
  expect(t('nav.home')).toMatch(/^\[.*\]$/)
  await startI18n(findLanguage('BN') ?? undefined)
  expect(i18next.getFixedT('bn', 'shell')('nav.home')).toMatch(/\p{Script=Bengali}/u)
  restore()
  const again = await english()
  expect(again('nav.home')).toBe('Home')
})

test('the page keeps the changed texts', () => {
  forceRightToLeft()
  document.documentElement.dir = 'ltr'
  expect(document.documentElement.getAttribute('dir')).toBe('rtl')
  Reflect.deleteProperty(document.documentElement, 'dir')
})

test('a text on the page shows its keys', async () => {
  recordTextKeys()
  const t = await english()
  expect(findTextKeys(` ${t('nav.home')} `)).toContain('shell:nav.home')
  expect(findTextKeys('Nobody wrote this')).toEqual([])
})
