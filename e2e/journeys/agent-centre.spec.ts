import { expect, getOverflowPx, inWorld, tabTo, test } from '../fixtures.ts'

inWorld('agent-team-small+lang-EN')

const DOWNLINES = '/agentHome?page=downlineManagmentView'

test('AGT-04 F-46 the agent centre by keyboard alone: menu, table, drawer, and the focus comes back', {
  tag: '@desktop',
}, async ({ portal, page }) => {
  await portal.open('/agentHome')
  const menu = page.getByRole('navigation', { name: 'Agent menu' })
  await tabTo(menu.getByRole('link', { name: 'Downline management' }))
  await page.keyboard.press('Enter')
  const table = page.getByRole('table', { name: 'Downlines' })
  const [rahim, salma] = [
    table.getByRole('button', { name: 'rahim' }),
    table.getByRole('button', { name: 'salma' }),
  ]
  await expect(rahim).toBeVisible()
  await tabTo(table.getByRole('row').nth(1).getByRole('button'))
  await page.keyboard.press('End')
  await expect(rahim).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(salma).toBeFocused()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'salma' })
  await tabTo(drawer.getByRole('button', { name: 'Raise rebate' }))
  await page.keyboard.press('Enter')
  await tabTo(page.getByRole('textbox', { name: 'Rebate' }))
  await page.keyboard.type('0.80')
  await page.keyboard.press('Enter')
  await expect(drawer.getByText('Rebate: 0.80% of valid bets')).toBeVisible()
  // The first Escape closes the message, because it was opened last.
  const message = page.getByRole('region', { name: /^Messages/ }).getByText('Rebate raised.')
  await expect(message).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(message).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(salma).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('region', { name: 'Selected people' })).toContainText('1 selected')
})

test('AGT-17 AGT-20 the agent centre on a phone: bar, cards, drawer and the sheet with the rest', {
  tag: '@phone',
}, async ({ portal, page }) => {
  await portal.open(DOWNLINES)
  await page.getByRole('button', { name: 'rahim' }).tap()
  const drawer = page.getByRole('dialog', { name: 'rahim' })
  await expect(drawer.getByText('Own activity, last 30 days')).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('button', { name: 'More', exact: true }).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'My income' }).tap()
  await expect(page.getByRole('heading', { name: 'My income', level: 1 })).toBeVisible()
  await expect(page.getByText('Gross').first()).toBeVisible()
  expect(await getOverflowPx(page)).toBe(0)
})
