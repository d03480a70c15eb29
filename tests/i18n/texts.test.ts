// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import bengali from '#locales/BN/lobby.json'
import english from '#locales/EN/lobby.json'

/** The module as a newly opened page loads it. */
async function fresh() {
  vi.resetModules()
  vi.doMock('i18next', async () => {
    const { createInstance } = await vi.importActual<typeof import('i18next')>('i18next')
    return { default: createInstance() }
  })
  const room = await import('#i18n/i18n.ts')
  const { changeLanguage } = await import('#i18n/change-language.ts')
  const { findLanguage } = await import('#i18n/languages.ts')
  const english = findLanguage('EN')
  if (!english) throw new Error('There is no English.')
  return { ...room, changeLanguage, findLanguage, english }
}

/** After a reset the module under test has its own i18next. */
const texts = async () => (await import('i18next')).default

beforeEach(() => localStorage.clear())

test('a language that is chosen twice at once changes once', async () => {
  const { startI18n, changeLanguage, english } = await fresh()
  await startI18n(english)
  expect(await Promise.all([changeLanguage('BN'), changeLanguage('BN')])).toEqual([true, false])
  expect(await changeLanguage('EN')).toBe(true)
})

test('F-14 a value is isolated in a right-to-left text, and plain in others', async () => {
  const { startI18n, findLanguage } = await fresh()
  const rendered = async (code: string) => {
    await startI18n(findLanguage(code) ?? undefined)
    return (await texts()).t('common:state.asOf', { time: '+৳25.00' })
  }
  expect(await rendered('AR')).toContain('\u2068+৳25.00\u2069')
  expect(await rendered('EN')).not.toMatch(/[\u2066-\u2069]/)
})

test('F-14 a value that consists of isolated values reads from right to left', async () => {
  const { startI18n, findLanguage } = await fresh()
  await startI18n(findLanguage('AR') ?? undefined)
  const { t } = await texts()
  const near = t('common:moment.near', { time: 'غدًا 14:00', left: 'بعد 23 س' })
  expect(t('common:state.asOf', { time: near })).toContain(`\u2067${near}\u2069`)
})

describe('texts of a feature', () => {
  test('requested while the first language loads come in that language', async () => {
    const { startI18n, loadTexts, english } = await fresh()
    const starting = startI18n(english)
    const asked = Promise.resolve().then(() => loadTexts('lobby'))
    await Promise.all([starting, asked])
    expect((await texts()).t('lobby:sort.popular')).not.toContain('sort.popular')
  })

  test('LNG-01 are loaded with a language that is selected while they load', async () => {
    const { startI18n, loadTexts, changeLanguage, currentLanguage } = await fresh()
    await startI18n()
    const chosen = changeLanguage('EN')
    const asked = loadTexts('promotions')
    await Promise.all([chosen, asked])
    expect(currentLanguage()).toBe('EN')
    const { hasResourceBundle } = await texts()
    expect(hasResourceBundle.call(await texts(), 'en', 'promotions')).toBe(true)
  })

  test('LNG-01 LNG-02 the language selected last is shown and kept, even if an earlier one arrives later', async () => {
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

describe('D-004 a text that the current language lacks', () => {
  afterEach(() => {
    vi.doUnmock('../../locales/EN/lobby.json')
    vi.doUnmock('../../locales/BN/lobby.json')
  })

  /** Loads the lobby's texts; `empty` languages have none. */
  async function lobby(merchants: string, ...empty: readonly ('EN' | 'BN')[]) {
    for (const code of empty) vi.doMock(`../../locales/${code}/lobby.json`, () => ({ default: {} }))
    const { startI18n, loadTexts, setDefaultLanguage, english, findLanguage } = await fresh()
    setDefaultLanguage(merchants)
    const [only] = empty
    await startI18n(findLanguage(only ?? 'EN') ?? english)
    await loadTexts('lobby')
    const { useTranslation } = await import('#i18n/use-translation.ts')
    const drawn: string[] = []
    renderHook(() => drawn.push(useTranslation('lobby').t('sort.popular')))
    return drawn
  }
  const popular = { EN: english.sort.popular, BN: bengali.sort.popular }

  test("is the merchant’s default language's, rendered once it is loaded", async () => {
    const drawn = await lobby('BN', 'EN')
    await waitFor(() => expect(drawn.at(-1)).toBe(popular.BN))
    expect(drawn[0]).toBe('—')
  })

  test('is English if that is the merchant’s language, or if the merchant’s lacks it too', async () => {
    const drawn = await lobby('EN', 'BN')
    await waitFor(() => expect(drawn.at(-1)).toBe(popular.EN))
    const others = await lobby('SW', 'BN')
    await waitFor(() => expect(others.at(-1)).toBe(popular.EN))
  })

  test('is a dash if no language has it, never its key; it is reported once and not requested again', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue()
    for (const code of ['BN', 'EN'])
      vi.doMock(`../../locales/${code}/lobby.json`, () => ({ default: {} }))
    const { startI18n, loadTexts, onLanguage } = await fresh()
    await startI18n()
    await loadTexts('lobby')
    const listener = vi.fn()
    onLanguage(listener)
    const { t } = await texts()
    for (let i = 0; i < 3; i += 1) {
      expect(t('lobby:sort.popular')).toBe('—')
      await new Promise((done) => setTimeout(done, 0))
    }
    await waitFor(() => expect(listener).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(report).toHaveBeenCalledTimes(1))
    expect(report).toHaveBeenCalledWith('There is no text "lobby:sort.popular"')
    report.mockRestore()
  })

  test('is reported if nobody loaded its file', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue()
    const { startI18n, english } = await fresh()
    await startI18n(english)
    expect((await texts()).t('lobby:sort.popular')).toBe('—')
    await waitFor(() =>
      expect(report).toHaveBeenCalledWith('There is no text "lobby:sort.popular"'),
    )
    report.mockRestore()
  })

  test('has plurals even if the language lacks the whole file', async () => {
    const { startI18n, setDefaultLanguage, findLanguage, english } = await fresh()
    setDefaultLanguage('EN')
    await startI18n(findLanguage('PL') ?? english)
    const { t } = await texts()
    expect(t('shell:nav.home')).toBe('Home')
    expect(t('common:state.times', { count: 3 })).toBe('3 times')
    expect(document.documentElement.lang).toBe('pl')
  })
})
