import { AT, expect, inWorld, scrollTo, test } from '../fixtures.ts'

inWorld('member+lang-EN')

test('An unknown scenario names its near matches', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/?scenario=maintenence')
  const sentence = page.getByRole('alert')
  await expect(sentence).toContainText('This link cannot be opened')
  await sentence.getByRole('link', { name: 'maintenance', exact: true }).click()
  await expect(page).toHaveURL(/scenario=maintenance$/)
  await expect(page.getByRole('main')).toBeVisible()
})

test('What was changed survives a reload, is there once, and ?reset starts over', async ({
  portal,
  page,
}) => {
  const favourites = () =>
    page.evaluate(async () => {
      const headers = { 'x-session-token': sessionStorage.getItem('token') ?? '' }
      const answer: unknown = await (await fetch('/wps/relay/favoriteGameIds', { headers })).json()
      const ids: unknown = Reflect.get(Object(Reflect.get(Object(answer), 'value')), 'nodeIds')
      return Array.isArray(ids) ? ids.map(Number) : []
    })
  await portal.open()
  const slots = page.getByRole('region', { name: 'Slots', exact: true })
  const hearts = slots.getByRole('button', { name: /^Favourite: /, pressed: false })
  await scrollTo(hearts)
  const before = await favourites()
  const heart = slots.getByRole('button', {
    name: (await hearts.first().getAttribute('aria-label')) ?? '',
  })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await favourites()).length).toBe(before.length + 1)
  const after = await favourites()
  await page.reload()
  await scrollTo(slots)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await favourites()).toEqual(after)
  expect(new Set(after).size).toBe(after.length)
  await page.goto(`/?scenario=member+lang-EN&${AT}&reset`)
  await scrollTo(slots)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(await favourites()).toEqual(before)
  expect(page.url()).not.toContain('reset')
})

test('portalMock changes the clock and the world', { tag: '@desktop' }, async ({
  portal,
  page,
}) => {
  await portal.open('/promotions')
  await expect(portal.balance).toBeVisible()
  const passed = await page.evaluate(() => {
    const clock = window.portalMock?.clock
    const before = clock?.now() ?? 0
    clock?.advance('90m')
    return (clock?.now() ?? 0) - before
  })
  expect(passed).toBe(90 * 60_000)
  const said = await page.evaluate(() => {
    try {
      window.portalMock?.use('agnet-1')
      return ''
    } catch (error) {
      return String(error)
    }
  })
  expect(said).toContain('agent-1')
  await page.evaluate(() => window.portalMock?.use('guest+lang-EN'))
  await expect(portal.logInButton).toBeVisible()
})
