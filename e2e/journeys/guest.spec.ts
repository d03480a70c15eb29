import { expect, inWorld, scrollTo, test } from '../fixtures.ts'

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

test('HOM-01..07 HOM-24..28 FTR-13 ANN-07 GAM-13 a guest scrolls through the home page and back to its top', {
  tag: '@desktop',
}, async ({ portal, page }) => {
  await portal.open()
  const main = page.getByRole('main')
  const section = (name: string) => main.getByRole('region', { name, exact: true })
  await test.step('a notice of the marquee opens, and Back returns the focus to it', async () => {
    const notice = section('Notices').getByRole('link', { name: /^Set your limits/ })
    await notice.focus()
    await notice.press('Enter')
    const list = page.getByRole('dialog', { name: 'Notices' })
    await expect(list.getByText('A lower limit applies at once.')).toBeVisible()
    await page.goBack()
    await expect(list).toBeHidden()
    await expect(notice).toBeFocused()
  })
  await test.step('all sections are in order', async () => {
    for (const name of SECTIONS) await scrollTo(section(name))
    const names = await main.getByRole('region').evaluateAll((regions) =>
      regions.map((region) => {
        const heading = document.getElementById(region.getAttribute('aria-labelledby') ?? '')
        return region.getAttribute('aria-label') ?? heading?.textContent ?? ''
      }),
    )
    expect(names).toEqual(SECTIONS)
  })
  await test.step('three of twenty winners are on the podium, the others from rank 4 on', async () => {
    const winners = section('Recent winners')
    await expect(winners.getByRole('list').first().getByRole('listitem')).toHaveCount(3)
    const board = winners.getByRole('group', { name: 'Winners from rank 4' })
    await expect(board.getByRole('listitem')).toHaveCount(17)
    await expect(board.getByRole('listitem').first()).toContainText('Rank 4')
    await expect(board.getByRole('listitem').first()).toContainText(/\d{1,3}(,\d{3})*\.\d{2}/)
  })
  await test.step('back at the top, the focus is there too', async () => {
    await page.getByRole('button', { name: 'Back to top' }).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(main).toBeFocused()
  })
  await test.step('liking a game requires a log-in', async () => {
    const games = section('Hot right now').getByRole('button', { name: /: details$/ })
    await games.first().press('Enter')
    await portal.dialog.getByRole('button', { name: 'Add to favourites' }).click()
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  })
})
