import { expect, getCalls, inWorld, test } from '../fixtures.ts'

test.describe('a member', { tag: '@desktop' }, () => {
  inWorld('member+lang-EN')

  test('LNG-01..04 changes the language on the page, which the server and the device keep', async ({
    portal,
    page,
  }) => {
    await portal.open('/promotions?from=mail')
    await expect(page.getByRole('heading', { name: 'Promotions' })).toBeVisible()
    const last = page.getByRole('article').last()
    // Its title and its action, which is there once the applications are known.
    await expect(last.getByRole('link').or(last.getByRole('button'))).toHaveCount(2)
    await last.scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Language, Theme' }).click()
    await page.getByRole('menuitemradio', { name: 'বাংলা' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
    await expect(page.getByRole('heading', { level: 1, name: 'অফার' })).toBeAttached()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(last).toBeInViewport()
    await expect(page).toHaveURL(/\/promotions\?(.*&)?from=mail/)
    await expect.poll(() => getCalls(page)).toContain('PUT /wps/member/language 200')
    const body = await page.evaluate(
      () => window.portalMock?.log().findLast(({ path }) => path === '/wps/member/language')?.body,
    )
    expect(body).toEqual({ language: 'BN' })
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
    await expect(page.getByRole('heading', { level: 1, name: 'অফার' })).toBeVisible()
  })
})

test.describe('a guest', { tag: '@desktop' }, () => {
  inWorld('guest')

  test('LNG-05 D-004 D-022 a first visit is in the language of its link or in Bengali; a choice stays', async ({
    portal,
    page,
  }) => {
    await test.step('a link brings its language to a first visit only', async () => {
      await portal.open('/promotions?lang=EN')
      await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
      expect(new URL(page.url()).searchParams.has('lang')).toBe(false)
      await portal.open('/promotions?lang=BN')
      await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
    })
    await test.step('an unknown language leaves the first visit in Bengali', async () => {
      await page.evaluate(() => localStorage.removeItem('lang'))
      await portal.open('/promotions?lang=XX')
      await expect(page.getByRole('heading', { level: 1, name: 'অফার' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
    })
    await test.step('a guest chooses English, without a call to the server', async () => {
      await page.getByRole('button', { name: 'ভাষা, থিম', exact: true }).click()
      await page.getByRole('menuitemradio', { name: 'English' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('EN')
      expect((await getCalls(page)).filter((call) => call.startsWith('PUT'))).toEqual([])
    })
  })
})

test.describe('a guest whose browser speaks English', { tag: '@desktop' }, () => {
  inWorld('guest')
  test.use({ storageState: { cookies: [], origins: [] } })

  test('D-004 English is offered once, and either answer is kept', async ({ portal, page }) => {
    const question = page.getByRole('region', { name: 'Use this portal in English?' })
    await portal.open('/promotions')
    await question.getByRole('button', { name: 'না, ধন্যবাদ' }).click()
    await expect(question).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
    await page.evaluate(() => localStorage.removeItem('languageSuggestion'))
    await page.reload()
    await question.getByRole('button', { name: 'Yes, use English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
    await expect(question).toBeHidden()
  })
})
