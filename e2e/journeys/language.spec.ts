import { callsOf, expect, inWorld, test } from '../fixtures.ts'

test.describe('a member', () => {
  inWorld('member+lang-EN')

  test('LNG-01..04 changes the language on the page, tells the server and keeps it', async ({
    portal,
    page,
    isMobile,
  }) => {
    await portal.open('/promotions?from=mail')
    await expect(page.getByRole('heading', { name: 'Promotions' })).toBeVisible()
    if (isMobile) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'বাংলা' }).click()
    } else {
      await page.getByRole('button', { name: 'Language, Theme' }).click()
      await page.getByRole('menuitemradio', { name: 'বাংলা' }).click()
    }
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
    await expect(page).toHaveURL(/\/promotions\?(.*&)?from=mail/)
    await expect.poll(() => callsOf(page)).toContain('PUT /wps/member/language 200')
    const body = await page.evaluate(
      () => window.portalMock?.log().findLast(({ path }) => path === '/wps/member/language')?.body,
    )
    expect(body).toEqual({ language: 'BN' })
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
    await expect(page.getByRole('heading', { level: 1, name: 'অফার' })).toBeVisible()
  })
})

test.describe('a guest', () => {
  inWorld('guest')

  test('D-004 a first visit is in Bengali, and English is one choice away', async ({
    portal,
    page,
  }) => {
    await portal.open()
    const door = page.getByRole('button', { name: 'লগ ইন', exact: true }).filter({ visible: true })
    await expect(door.first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
    // The side menu, which comes a little later, has one for the language too.
    await page.getByRole('button', { name: 'ভাষা, থিম', exact: true }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(portal.logInButton).toBeVisible()
    await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('EN')
    expect((await callsOf(page)).filter((call) => call.startsWith('PUT'))).toEqual([])
  })

  test('D-022 LNG-05 a link brings its language to a first visit only', async ({
    portal,
    page,
  }) => {
    await portal.open('/promotions?lang=EN')
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
    expect(new URL(page.url()).searchParams.has('lang')).toBe(false)
    await portal.open('/promotions?lang=BN')
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('lang'))
    await portal.open('/promotions?lang=XX')
    await expect(page.getByRole('heading', { level: 1, name: 'অফার' })).toBeVisible()
  })
})
