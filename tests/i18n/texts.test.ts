// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

/** The room as a page just opened finds it. */
async function fresh() {
  vi.resetModules()
  const room = await import('../../src/i18n/i18n.ts')
  const { changeLanguage } = await import('../../src/i18n/change-language.ts')
  const { languageOf } = await import('../../src/i18n/languages.ts')
  const english = languageOf('EN')
  if (!english) throw new Error('There is no English.')
  return { ...room, changeLanguage, english }
}

/** The module under test has an i18next of its own after a reset. */
const texts = async () => (await import('i18next')).default

beforeEach(() => localStorage.clear())

describe('texts of a feature', () => {
  it('asked for while the first language is on its way come in that language', async () => {
    const { startI18n, loadTexts, english } = await fresh()
    const starting = startI18n(english)
    const asked = Promise.resolve().then(() => loadTexts('lobby'))
    await Promise.all([starting, asked])
    expect((await texts()).t('lobby:sort.popular')).not.toContain('sort.popular')
  })

  it('LNG-01 come along with a language that is chosen while they load', async () => {
    const { startI18n, loadTexts, changeLanguage, currentLanguage } = await fresh()
    await startI18n()
    const chosen = changeLanguage('EN')
    const asked = loadTexts('promotions')
    await Promise.all([chosen, asked])
    expect(currentLanguage()).toBe('EN')
    const { hasResourceBundle } = await texts()
    expect(hasResourceBundle.call(await texts(), 'en', 'promotions')).toBe(true)
  })

  it('LNG-01 the language chosen last is shown and kept, though an earlier one arrives later', async () => {
    const arrival = Promise.withResolvers<void>()
    vi.doMock('../../locales/EN/shell.json', async () => {
      await arrival.promise
      return { default: {} }
    })
    const { startI18n, changeLanguage, currentLanguage } = await fresh()
    await startI18n()
    ;(await texts()).removeResourceBundle('en', 'shell')
    const early = changeLanguage('EN')
    expect(await changeLanguage('BN')).toBe(true)
    arrival.resolve()
    expect(await early).toBe(false)
    vi.doUnmock('../../locales/EN/shell.json')
    expect(currentLanguage()).toBe('BN')
    expect((await texts()).language).toBe('bn')
    expect(localStorage.getItem('lang')).toBe('BN')
  })
})
