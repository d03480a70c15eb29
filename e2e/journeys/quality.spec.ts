import { expect, inWorld, openFirstGame, RAHIM, scrollTo, test, withMotion } from '../fixtures.ts'

inWorld('guest+lang-EN')

test('The whole walk leaves the machine nowhere and says nothing on the console', async ({
  portal,
  page,
}) => {
  const said: string[] = []
  const origins = new Set<string>()
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text())
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(https?|wss?):$/.test(url.protocol)) origins.add(url.host)
  })
  page.on('websocket', (socket) => origins.add(new URL(socket.url()).host))
  await portal.open()
  await scrollTo(page.getByRole('region', { name: 'Cockfight' }))
  await page.evaluate(() => window.scrollTo(0, 0))
  await portal.loginAs(RAHIM)
  await openFirstGame(page, 'Slots')
  await portal.dialog.getByRole('button', { name: 'Play', exact: true }).click()
  await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).click()
  await expect(page.getByRole('banner')).not.toContainText('You are even.')
  await page.getByRole('button', { name: 'Leave the game' }).click()
  await portal.askToLeave()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect(portal.logInButton).toBeVisible()
  expect([...origins]).toEqual([new URL(page.url()).host])
  expect(said).toEqual([])
})

test.describe('with everything that moves', () => {
  withMotion()

  test('The first view stands still and is small', async ({ portal, page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const value = Number(Reflect.get(entry, 'value'))
          const old = Number(document.documentElement.dataset.shift ?? 0)
          document.documentElement.dataset.shift = String(old + value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await portal.open()
    const banners = page.getByRole('region', { name: 'Highlights' })
    await expect(banners.getByRole('button', { name: '1 of 4' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
    // The portal's own elements: the QA panel is a guest of the mock build.
    const size = await page.evaluate(
      () => document.body.querySelectorAll('*:not(portal-mock-panel)').length,
    )
    test
      .info()
      .annotations.push(
        { type: 'layout shift', description: String(shift) },
        { type: 'elements', description: String(size) },
      )
    expect.soft(size, 'elements of the first view').toBeLessThanOrEqual(350)
    expect(shift, 'layout shift').toBeLessThanOrEqual(0.005)
  })
})
