import { expect, inWorld, openFirstGame, scrollTo, test, withMotion } from '../fixtures.ts'

inWorld('guest+lang-EN')

const SECTIONS = [
  'Notices',
  'Highlights',
  'See what is new',
  'Hot right now',
  'Golden jackpot',
  'Recent winners',
  'Slots',
  'Live casino',
  'Fishing',
  'Card games',
  'Sports',
  'E-sports',
  'Cockfight',
]

test('HOM-01..07 a guest scrolls through all sections in their order', async ({ portal, page }) => {
  await portal.open()
  const main = page.getByRole('main')
  for (const name of SECTIONS) await scrollTo(main.getByRole('region', { name, exact: true }))
  const names = await main.getByRole('region').evaluateAll((regions) =>
    regions.map((region) => {
      const heading = document.getElementById(region.getAttribute('aria-labelledby') ?? '')
      return region.getAttribute('aria-label') ?? heading?.textContent ?? ''
    }),
  )
  expect(names).toEqual(SECTIONS)
})

test('HOM-24..28 twenty winners, three of them on the podium, the others from rank 4 @desktop', async ({
  portal,
  page,
}) => {
  await portal.open()
  const winners = page.getByRole('region', { name: 'Recent winners' })
  await scrollTo(winners)
  const lists = winners.getByRole('list')
  await expect(lists.first().getByRole('listitem')).toHaveCount(3)
  const board = winners.getByRole('group', { name: 'Winners from rank 4' })
  await expect(board.getByRole('listitem')).toHaveCount(17)
  await expect(board.getByRole('listitem').first()).toContainText('Rank 4')
  await expect(board.getByRole('listitem').first()).toContainText(/\d{1,3}(,\d{3})*\.\d{2}/)
})

test('GAM-13 a guest who likes a game is asked to log in', async ({ portal, page }) => {
  await portal.open()
  await openFirstGame(page, 'Hot right now')
  await portal.dialog.getByRole('button', { name: 'Add to favourites' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test.describe('where things move', () => {
  withMotion()

  test('HOM-22 HOM-23 the jackpot starts in its range and grows @desktop', async ({
    portal,
    page,
  }) => {
    await portal.open()
    const jackpot = page.getByRole('region', { name: 'Golden jackpot' })
    await scrollTo(jackpot)
    const amount = async () =>
      Number(
        (await jackpot.getByText(/^Jackpot: /).innerText())
          .replace(/^.*?([\d,.]+\d).*$/s, '$1')
          .replaceAll(',', ''),
      )
    const start = await amount()
    expect(start).toBeGreaterThanOrEqual(100_000_000)
    expect(start).toBeLessThanOrEqual(1_000_000_500)
    await expect(jackpot.getByText('Illustrative', { exact: true })).toBeVisible()
    await expect.poll(amount).toBeGreaterThanOrEqual(start + 100)
  })

  test('HOM-16 the banners can be turned by hand and stopped', async ({ portal, page }) => {
    await portal.open()
    const banners = page.getByRole('main').getByRole('region', { name: 'Highlights' })
    await banners.getByRole('button', { name: 'Pause' }).click()
    await expect(banners.getByRole('button', { name: 'Resume motion' })).toBeVisible()
    const dots = banners.getByRole('button', { name: /^\d of 4$/ })
    await expect(dots).toHaveCount(4)
    await banners.getByRole('button', { name: '3 of 4' }).click()
    await expect(banners.getByRole('button', { name: '3 of 4' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })
})
