import { expect, getCalls, inWorld, navigate, test } from '../fixtures.ts'

inWorld('guest+contract-offered+lang-EN')

test('F-48 ROL-10 an accountant sees the pages of an agent and can only read them', {
  tag: '@desktop',
}, async ({ portal, page }) => {
  const main = page.getByRole('main')
  const menu = page.getByRole('navigation', { name: 'Agent menu' })
  const follow = (name: string) => menu.getByRole('link', { name }).click()
  const title = (name: string) => main.getByRole('heading', { name, level: 1 })
  await test.step("the accountant logs in on the agents' page, and the header names the read-only access", async () => {
    await portal.open('/agent')
    await page.getByRole('textbox', { name: 'Username' }).fill('accountant1')
    await page.getByLabel('Password', { exact: true }).fill('gold1234')
    await page.keyboard.press('Enter')
    await expect(title('Team overview')).toBeVisible()
    await expect(page.getByText(/^View only/)).toBeVisible()
    await expect(portal.balance).toBeHidden()
  })
  await test.step('figures and rows are there', async () => {
    await follow('My income')
    await expect(title('My income')).toBeVisible()
    await expect(main.getByRole('button', { name: /^farhan3n/ })).toBeVisible()
  })
  await test.step('accounts cannot be opened and contracts cannot be answered', async () => {
    await follow('Register account')
    await expect(main.getByRole('button', { name: 'Open account' })).toBeDisabled()
    await follow('Dividend contracts')
    await expect(title('Dividend contracts')).toBeVisible()
    await expect(main.getByText('Offered').first()).toBeVisible()
    for (const name of ['Accept', 'Reject', 'Offer a contract'])
      await expect(
        main
          .getByRole('button', { name, exact: true })
          .and(page.locator(':enabled:not([aria-disabled="true"])')),
      ).toHaveCount(0)
  })
  await test.step('money and messages are neither in the menu nor at their addresses', async () => {
    for (const name of ['Deposit', 'Withdraw', 'Messages'])
      await expect(menu.getByRole('link', { name })).toHaveCount(0)
    await navigate(page, '/agentHome?page=withdraw')
    await expect(title('Team overview')).toBeVisible()
  })
  await test.step('the log-in is the only write', async () => {
    const writes = (await getCalls(page)).filter((call) => !call.startsWith('GET'))
    expect(writes).not.toEqual([])
    expect(writes.filter((call) => !/session/.test(call))).toEqual([])
  })
})
