import { expect, inWorld, SEED_AND_CLOCK, test } from '../fixtures.ts'

inWorld('member+lang-EN')

test('an unknown scenario offers near matches, and portalMock changes the clock and the world', {
  tag: '@desktop',
}, async ({ portal, page }) => {
  await page.goto('/?scenario=maintenence')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('We cannot open this link')
  await alert.getByRole('link', { name: 'maintenance', exact: true }).click()
  await expect(page).toHaveURL(/scenario=maintenance$/)
  await expect(page.getByRole('main')).toBeVisible()
  const passed = await page.evaluate(() => {
    const clock = window.portalMock?.clock
    const before = clock?.now() ?? 0
    clock?.advance('90m')
    return (clock?.now() ?? 0) - before
  })
  // The clock of this link is running.
  expect(passed).toBeGreaterThanOrEqual(90 * 60_000)
  const refusal = await page.evaluate(() => {
    try {
      window.portalMock?.use('agnet-1')
      return ''
    } catch (error) {
      return String(error)
    }
  })
  expect(refusal).toContain('agent-1')
  await page.evaluate(() => window.portalMock?.use('guest+lang-EN'))
  await expect(portal.logInButton).toBeVisible()
})

test('RTE-28 GAM-10 GAM-12 GAM-22 MOD-29 a favourite survives a reload and can be removed; ?reset starts over', {
  tag: '@desktop',
}, async ({ portal, page }) => {
  const favourites = () =>
    page.evaluate(async () => {
      const headers = { 'x-session-token': sessionStorage.getItem('token') ?? '' }
      const answer: unknown = await (await fetch('/wps/relay/favoriteGameIds', { headers })).json()
      const ids: unknown = Reflect.get(Object(Reflect.get(Object(answer), 'value')), 'nodeIds')
      return Array.isArray(ids) ? ids.map(Number) : []
    })
  const feed = page.getByRole('feed')
  await portal.open('/fish')
  const tile = feed.getByRole('article').nth(2)
  const name = (await tile.getAttribute('aria-label')) ?? ''
  const before = await favourites()
  const game = feed.getByRole('article', { name, exact: true })
  const heart = game.getByRole('button', { name: `Favourite: ${name}` })
  await tile.hover()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Favourites', exact: true }).click()
  await expect(game).toBeVisible()
  await expect.poll(async () => (await favourites()).length).toBe(before.length + 1)
  const after = await favourites()
  expect(new Set(after).size).toBe(after.length)

  await portal.open('/favorite')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await favourites()).toEqual(after)
  const [other = ''] = (
    await feed
      .getByRole('article')
      .evaluateAll((tiles) => tiles.map((one) => one.getAttribute('aria-label') ?? ''))
  ).filter((label) => label !== name)
  await heart.click()
  await expect(game).toHaveCount(0)
  await expect(feed.getByRole('article', { name: other, exact: true })).toBeVisible()
  await expect.poll(favourites).toEqual(before)

  await page.goto(`/favorite?scenario=member+lang-EN&${SEED_AND_CLOCK}&reset`)
  await expect(feed.getByRole('article').first()).toBeVisible()
  await expect(game).toHaveCount(0)
  expect(page.url()).not.toContain('reset')
})
