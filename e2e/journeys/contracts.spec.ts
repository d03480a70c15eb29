import type { Page } from '@playwright/test'
import { addressOf, expect, inWorld, navigate, test } from '../fixtures.ts'

inWorld('guest+lang-EN')

/** The socket updates the other tab within this time. */
const SOON = { timeout: 2000 }

async function logIn(page: Page, account: string) {
  await page.getByRole('textbox', { name: 'Username' }).fill(account)
  await page.getByLabel('Password', { exact: true }).fill('gold1234')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Team overview', level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.portalMock?.sockets())).toBe(1)
}

test('CON-01 CON-03 AGT-10 D-076 two agents in two tabs: a salary is offered, accepted, paid and ended', {
  tag: '@desktop',
}, async ({ portal, page: upline, context }) => {
  const downline = await context.newPage()
  portal.watch(downline)
  await portal.open('/agent')
  await logIn(upline, 'agent41')
  await downline.goto(addressOf('/agent', portal.world))
  await logIn(downline, 'agent1')
  const above = upline.getByRole('main')
  const below = downline.getByRole('main')

  await test.step('the upline offers, by keyboard', async () => {
    await navigate(downline, '/agentHome?page=dailySalaryContract')
    await expect(below.getByText(/^Your upline has not offered/)).toBeVisible()
    await navigate(upline, '/agentHome?page=dailySalaryContract&member=agent1')
    const form = upline.getByRole('dialog', { name: 'Offer a contract' })
    await form.getByLabel('Valid bets in a day').fill('1000')
    await form.getByLabel('Active members').fill('1')
    await form.getByLabel('Rate').fill('0.5')
    await upline.keyboard.press('Enter')
    await expect(above.getByRole('button', { name: 'agent1' })).toBeVisible()
  })
  await test.step('the downline sees and accepts it; the upline sees the acceptance', async () => {
    await expect(below.getByText('Offered').first()).toBeVisible(SOON)
    await below.getByRole('button', { name: 'Accept' }).click()
    await downline.getByRole('button', { name: 'Accept contract' }).click()
    await expect(below.getByText('Active').first()).toBeVisible()
    await expect(above.getByText('Active').first()).toBeVisible(SOON)
  })
  await test.step('the day is paid at noon of the next day', async () => {
    await downline.evaluate(() => window.portalMock?.clock.advance('30h'))
    await navigate(downline, '/agentHome?page=agentDailyWages2')
    await expect(below.getByText('Paid', { exact: true }).first()).toBeVisible()
  })
  await test.step('the upline requests the end and the downline agrees', async () => {
    await above.getByRole('button', { name: 'agent1' }).click()
    const drawer = upline.getByRole('dialog', { name: 'agent1' })
    await drawer.getByRole('button', { name: 'Ask to end' }).click()
    await upline.getByRole('alertdialog').getByRole('button', { name: 'Send request' }).click()
    await expect(drawer.getByText(/^You asked to end this contract/)).toBeVisible()
    await navigate(downline, '/agentHome?page=dailySalaryContract')
    await below.getByRole('button', { name: 'Agree to end' }).click()
    await downline.getByRole('button', { name: 'End contract' }).click()
    await expect(below.getByText('Ended').first()).toBeVisible()
    await expect(drawer.getByText('Ended').first()).toBeVisible(SOON)
  })
})
