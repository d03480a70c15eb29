import { expect, inWorld, type Portal, test } from '../fixtures.ts'

inWorld('agent-team-small+lang-EN')

const DOWNLINES = '/agentHome?page=downlineManagmentView'

/** Opens the menu of saved views; its button is named after the current view. */
const openViews = (portal: Portal, name: string) =>
  portal.page.getByRole('button', { name, exact: true }).click()

test('F-46 a view of the downlines is saved, kept over a reload, applied, renamed and deleted', {
  tag: '@desktop',
}, async ({ portal, page }) => {
  const kind = page.getByRole('combobox', { name: 'Type' })
  const table = page.getByRole('table', { name: 'Downlines' })
  const nickname = table.getByRole('columnheader', { name: 'Nickname' })
  const item = (name: string) => page.getByRole('menuitem', { name })
  const view = (name: string) => page.getByRole('menuitemradio', { name, exact: true })
  await portal.open(DOWNLINES)
  await test.step('it saves the filter by type and the hidden column', async () => {
    await kind.selectOption('Member')
    await expect(nickname).toBeVisible()
    await page.getByRole('button', { name: 'View', exact: true }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Nickname' }).click()
    await page.keyboard.press('Escape')
    await expect(nickname).toBeHidden()
    await openViews(portal, 'Saved views')
    await item('Save this view').click()
    await portal.dialog.getByLabel('View name').fill('Players')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Players', exact: true })).toBeVisible()
  })
  await test.step('it is applied after a reload', async () => {
    await portal.open(DOWNLINES)
    await expect(kind).toHaveValue('any')
    await expect(nickname).toBeVisible()
    await openViews(portal, 'Saved views')
    await view('Players').click()
    await expect(kind).toHaveValue('MEMBER')
    await expect(nickname).toBeHidden()
  })
  await test.step('it is renamed, then deleted', async () => {
    await openViews(portal, 'Players')
    await item('Rename “Players”').click()
    const name = portal.dialog.getByLabel('View name')
    await expect(name).toHaveValue('Players')
    await name.fill('Only players')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Only players', exact: true })).toBeVisible()
    await page.reload()
    await openViews(portal, 'Saved views')
    await view('Only players').click()
    await openViews(portal, 'Only players')
    await item('Delete “Only players”').click()
    await openViews(portal, 'Saved views')
    await expect(page.getByText('No saved views yet')).toBeVisible()
  })
})

test('F-46 AGT-04 rebates of several downlines are raised at once, and each drawer shows them after a reload', {
  tag: '@desktop',
}, async ({ portal, page }) => {
  const chosen = page.getByRole('region', { name: 'Selected people' })
  const stands = page.getByText('Rebate: 0.80% of valid bets')
  await portal.open(DOWNLINES)
  for (const account of ['rahim', 'salma'])
    await page.getByRole('checkbox', { name: `Select ${account}` }).check()
  await expect(chosen).toContainText('2 selected')
  await chosen.getByRole('button', { name: 'Raise rebates' }).click()
  await portal.dialog.getByLabel('Rebate').fill('0.80')
  await page.keyboard.press('Enter')
  await expect(portal.dialog.getByText('2 rebates are now 0.80%.')).toBeVisible()
  await portal.dialog.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  for (const account of ['rahim', 'salma']) {
    await page.getByRole('button', { name: account }).click()
    await expect(page.getByRole('dialog', { name: account }).filter({ has: stands })).toBeVisible()
    await page.keyboard.press('Escape')
  }
})

test('F-19 CON-03 CON-09 a changed offer is a new version with its differences from the old one', {
  tag: '@desktop',
}, async ({ portal, page }) => {
  const main = page.getByRole('main')
  await portal.open('/agentHome?page=dailySalaryContract&member=rahim')
  const offer = async (name: string, rate: string) => {
    const form = page.getByRole('dialog', { name })
    if (name === 'Offer a contract') {
      await form.getByLabel('Valid bets in a day').fill('1000')
      await form.getByLabel('Active members').fill('1')
    }
    await form.getByLabel('Rate').fill(rate)
    await form.getByRole('button', { name: 'Send offer' }).click()
    await expect(form).toBeHidden()
  }
  await offer('Offer a contract', '0.5')
  await main.getByRole('button', { name: 'rahim' }).click()
  await page.getByRole('button', { name: 'Change offer' }).click()
  await offer('Change the offer to rahim', '0.75')
  await expect(main.getByText('Withdrawn')).toBeVisible()
  await page.reload()
  await main.getByRole('button', { name: 'rahim' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'rahim' })
  await expect(drawer.getByText('Version 2 offered')).toBeVisible()
  await expect(drawer.getByText('Tier 1, Rate: was 0.5%, now 0.75%.')).toBeVisible()
})
