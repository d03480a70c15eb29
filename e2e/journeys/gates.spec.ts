import { callsOf, expect, inWorld, test } from '../fixtures.ts'

test.describe('maintenance with an end', () => {
  inWorld('maintenance+lang-EN')

  test('SYS-02 SYS-05 D-021 says until when and opens the same page again by itself', async ({
    portal,
    page,
  }) => {
    await portal.open('/promotions')
    await expect(page.getByRole('heading', { name: 'We are under maintenance' })).toBeVisible()
    await expect(page.getByText(/Expected to end: .*GMT\+6/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Customer service' })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    // One second before the end the page learns how little is left.
    await page.evaluate(() => window.portalMock?.clock.advance(90 * 60_000 - 1000))
    await page.getByRole('button', { name: 'Check now' }).click()
    await expect(page.getByText(/Expected to end/)).toBeVisible()
    await page.evaluate(() => window.portalMock?.clock.advance(2000))
    await expect(page.getByRole('heading', { name: 'Promotions' })).toBeVisible()
    await expect(page).toHaveURL(/\/promotions/)
  })

  test('D-021 agent paths are closed as well', { tag: '@desktop' }, async ({ portal, page }) => {
    await portal.open('/agent')
    await expect(page.getByRole('heading', { name: 'We are under maintenance' })).toBeVisible()
  })
})

test.describe('maintenance without an end', { tag: '@desktop' }, () => {
  inWorld('maintenance-no-end+lang-EN')

  test('SYS-06 has no line about the end; another world opens the portal', async ({
    portal,
    page,
  }) => {
    await portal.open()
    await expect(page.getByRole('heading', { name: 'We are under maintenance' })).toBeVisible()
    await expect(page.getByText(/Expected to end/)).toHaveCount(0)
    await page.evaluate(() => window.portalMock?.use('guest+lang-EN'))
    await expect(portal.logInButton).toBeVisible()
  })
})

test.describe('region', () => {
  inWorld('region-blocked+lang-EN')

  test('SYS-03 SYS-07 shows the address and whom to ask', async ({ portal, page }) => {
    await portal.open()
    await expect(page.getByRole('heading', { name: 'Not available where you are' })).toBeVisible()
    await expect(page.getByText(/Your IP address: \d+\.\d+\.\d+\.\d+/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      /^mailto:/,
    )
  })
})

test.describe('both', { tag: '@desktop' }, () => {
  inWorld('maintenance-and-region+lang-EN')

  test('SYS-04 maintenance goes before region', async ({ portal, page }) => {
    await portal.open()
    await expect(page.getByRole('heading', { name: 'We are under maintenance' })).toBeVisible()
    await expect(page.getByText('Your IP address')).toHaveCount(0)
  })
})

test.describe('configuration', { tag: '@desktop' }, () => {
  inWorld('config-fails+lang-EN')

  test('D-014 a failed start shows a retry, and the retry opens the portal', async ({
    portal,
    page,
  }) => {
    await portal.open('/promotions')
    await expect(page.getByRole('heading', { name: "We can't reach the portal" })).toBeVisible({
      timeout: 15_000,
    })
    await expect(page.getByText('Reference for support')).toBeVisible()
    const asked = async () =>
      (await callsOf(page)).filter((call) => call.includes('/settings/consolidated')).length
    const before = await asked()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(asked).toBeGreaterThan(before)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 15_000 })
    await page.evaluate(() => window.portalMock?.use('guest+lang-EN'))
    await expect(page.getByRole('heading', { name: 'Promotions' })).toBeVisible()
  })
})

test.describe('domain', { tag: '@desktop' }, () => {
  inWorld('domain-invalid+lang-EN')

  test('D-084 ERR-17 a host that is none of ours says so', async ({ portal, page }) => {
    await portal.open()
    await expect(page.getByText('Invalid URL, please contact customer service')).toBeVisible()
    await expect(page.getByRole('main').getByText('localhost')).toBeVisible()
  })
})
