import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, inWorld, navigate, type Portal, RAHIM, test } from '../fixtures.ts'

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))

/** The longest part without a variable of a text of the portal ("auth:login.title") or of its demo games. */
const textsOf = (code: string) => (key: string) => {
  const [file = '', path = ''] = key.split(':')
  const whole = read(
    file === 'game' ? `mocks/games/words/${code}.json` : `locales/${code}/${file}.json`,
  )
  const text = path
    .split('.')
    .reduce<unknown>((node, name) => Reflect.get(Object(node), name), whole)
  if (typeof text !== 'string') throw new Error(`There is no text ${key} in ${code}.`)
  return (
    text
      .split(/\{\{?\w+\}?\}/)
      .sort((a, b) => b.length - a.length)[0]
      ?.trim() ?? text
  )
}

/** From the login to a first bet and a withdrawal, by the texts of one language. */
async function playAndWithdraw(portal: Portal, page: Page, code: string): Promise<void> {
  const t = textsOf(code)
  const main = page.getByRole('main')
  await test.step('the log-in', async () => {
    await portal.open('/login')
    await portal.dialog
      .getByRole('textbox', { name: t('auth:login.username') })
      .fill(RAHIM.username)
    await portal.dialog.getByLabel(t('auth:login.password'), { exact: true }).fill(RAHIM.password)
    await portal.dialog.getByRole('button', { name: t('auth:login.title'), exact: true }).click()
    await expect(page.getByRole('group', { name: t('shell:header.balance') })).toContainText(
      '25,480.50',
    )
  })
  await test.step('the first bet', async () => {
    await navigate(page, '/game/10005')
    const game = page.frameLocator('iframe')
    await game.getByRole('button', { name: t('game:slots.go'), exact: true }).click()
    const ended = game.getByText(t('game:frame.lost')).or(game.getByText(t('game:frame.won')))
    await expect(ended.first()).toBeVisible()
  })
  await test.step('the withdrawal', async () => {
    await navigate(page, '/member?page=withdraw')
    await main.getByRole('textbox', { name: t('withdraw:amount.label'), exact: true }).fill('1000')
    await main.getByLabel(t('forms:payment.label'), { exact: true }).fill('246810')
    await main
      .getByRole('button', { name: t('withdraw:submitAmount') })
      .last()
      .click()
    await expect(main.getByRole('heading', { name: '৳1,000.00' })).toBeFocused()
  })
}

/** Whether a script's font is loaded and used. A browser silently ignores a rule that it does not understand. */
const fontShown = (page: Page, family: string) =>
  page.evaluate(
    (name) =>
      getComputedStyle(document.body).fontFamily.includes(name) &&
      [...document.fonts].some((font) => font.family.includes(name) && font.status === 'loaded'),
    family,
  )

test.describe('in Thai, on a phone', { tag: '@phone' }, () => {
  inWorld('normal+lang-TH')

  test('D-004 D-005 a member logs in, plays and withdraws', async ({ portal, page }) => {
    await playAndWithdraw(portal, page, 'TH')
    await expect(page.locator('html')).toHaveAttribute('lang', 'th')
    await expect.poll(() => fontShown(page, 'Noto Sans Thai Variable')).toBe(true)
  })
})

test.describe('in Arabic', { tag: '@desktop' }, () => {
  inWorld('normal+lang-AR')

  test('D-004 a member logs in, plays and withdraws, from right to left', async ({
    portal,
    page,
  }) => {
    await playAndWithdraw(portal, page, 'AR')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect.poll(() => fontShown(page, 'Noto Sans Arabic Variable')).toBe(true)
  })
})
