import type { Locator, Page } from '@playwright/test'
import { callsOf, expect, inWorld, RAHIM, test } from '../fixtures.ts'

const ASKED = /^GET \/wps\/relay\/announcements\b.* 200$/

const popup = (page: Page): Locator => page.getByRole('dialog', { name: 'Announcements' })
const marks = (page: Page) =>
  page.evaluate(() => ['USER_POPUP', 'ANONYMOUS_POPUP'].map((key) => sessionStorage.getItem(key)))
const timesAsked = async (page: Page) =>
  (await callsOf(page)).filter((call) => ASKED.test(call)).length
/** What could open by itself is here and has had its time. */
const ripe = async (page: Page) => {
  const isHere = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => /\/announcement-[\w-]+\.js/.test(name)),
    )
  await expect.poll(isHere).toBe(true)
  await page.evaluate(() => new Promise<void>((done) => setTimeout(done, 500)))
}

test.describe('news for everybody', () => {
  inWorld('guest+popup-many+lang-EN')

  test('ANN-01..08 once as a guest and once as a member, each until it was closed', async ({
    portal,
    page,
  }) => {
    await portal.open()
    await expect(popup(page)).toBeVisible()
    await expect(popup(page).getByRole('button', { name: /no\. 47/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(popup(page)).toBeHidden()
    expect(await marks(page)).toEqual([null, 'true'])

    await page.reload()
    await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible()
    await ripe(page)
    await expect(popup(page)).toBeHidden()

    const before = await timesAsked(page)
    await portal.logInButton.click()
    await portal.fillLogIn(RAHIM)
    await expect(popup(page)).toBeVisible()
    expect(await timesAsked(page)).toBeGreaterThan(before)
    await popup(page).getByRole('button', { name: 'Close' }).click()
    await expect(popup(page)).toBeHidden()
    expect(await marks(page)).toEqual(['true', 'true'])
    await page.reload()
    await expect(portal.balance).toBeVisible()
    await ripe(page)
    await expect(popup(page)).toBeHidden()
  })

  test('MOD-15 MOD-16 MOD-17 nine to a page, each unfolds, the pages turn', async ({
    portal,
    page,
    isMobile,
  }) => {
    await portal.open('/promotions')
    const news = popup(page)
    await expect(news.getByRole('heading', { level: 3 })).toHaveCount(9)
    await news.getByRole('button', { name: /no\. 46/ }).click()
    await expect(news.getByText('The whole story is in the letter of this week.')).toBeVisible()
    if (isMobile) {
      for (let page = 1; page < 6; page += 1) {
        await news.getByRole('button', { name: 'Next page' }).click()
      }
    } else await news.getByRole('button', { name: 'Page 6, last' }).click()
    await expect(news.getByRole('heading', { level: 3 })).toHaveCount(2)
    await expect(news.getByRole('status')).toHaveText('Page 6 of 6')
  })
})

test.describe('news for members', () => {
  inWorld('guest+popup-A+lang-EN')

  test('ANN-02 ANN-06 a guest is left in peace, the member is told after the log-in', async ({
    portal,
    page,
  }) => {
    await portal.open()
    await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible()
    await ripe(page)
    await expect(popup(page)).toBeHidden()
    expect(await marks(page)).toEqual([null, null])
    await portal.logInButton.click()
    await portal.fillLogIn(RAHIM)
    await expect(popup(page).getByRole('button', { name: /^Good to see you again/ })).toBeVisible()
  })
})

test.describe('notices', () => {
  inWorld('guest+lang-EN')

  test('ANN-05 ANN-07 the marquee leads to a notice, in the language of the moment', async ({
    portal,
    page,
  }) => {
    await portal.open()
    const marquee = page.getByRole('region', { name: 'Notices', exact: true })
    const notice = marquee.getByRole('link', { name: /^Set your own limits/ })
    await notice.focus()
    await notice.press('Enter')
    const list = page.getByRole('dialog', { name: 'Notices' })
    await expect(list.getByText('A lower limit counts at once.')).toBeVisible()
    await expect(list.getByRole('button', { expanded: true })).toBeFocused()
    await page.goBack()
    await expect(list).toBeHidden()
    await expect(notice).toBeFocused()

    const before = await timesAsked(page)
    await page
      .getByRole('button', { name: 'Language, Theme' })
      .or(page.getByRole('button', { name: 'Language', exact: true }))
      .filter({ visible: true })
      .first()
      .click()
    await page.getByRole('menuitemradio', { name: 'বাংলা' }).click()
    const line = page.getByRole('region', { name: 'ঘোষণা', exact: true })
    await expect(line.getByRole('link', { name: 'এক মিনিটেই নিজের সীমা ঠিক করুন' })).toBeVisible()
    expect(await timesAsked(page)).toBeGreaterThan(before)
    await line.getByRole('link', { name: /^সব দেখুন/ }).click()
    await expect(
      page.getByRole('dialog', { name: 'ঘোষণা' }).getByRole('heading', { level: 3 }),
    ).toHaveCount(3)
  })
})
