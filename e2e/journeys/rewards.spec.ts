import { expect, inWorld, RAHIM, test } from '../fixtures.ts'

test.describe('a member', () => {
  inWorld('member+lang-EN')

  test('OTH-20 D-066 checks in, finds it again after a reload, and claims the task it finished', async ({
    portal,
    page,
  }) => {
    await portal.open('/rewards')
    await page.getByRole('link', { name: /Check in for today/ }).click()
    await expect(page).toHaveURL(/\/signIn/)
    await page.getByRole('button', { name: 'Check in' }).click()
    await expect(page.getByRole('button', { name: 'Checked in' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Checked in' })).toBeVisible()
    await portal.open('/dailyTasks?kind=weekly')
    const task = page.getByRole('article').filter({ hasText: 'Five days in a week' })
    await task.getByRole('button', { name: 'Claim' }).click()
    await expect(task.getByRole('button', { name: 'Claimed' })).toBeVisible()
    await expect(portal.balance).toContainText('25,500.50')
  })

  test('F-15 OTH-15 shows the own name on the leaderboard', async ({ portal, page }) => {
    await portal.open('/leaderboard')
    const own = page.getByRole('region', { name: 'Your place' })
    await expect(own).toContainText('Ra***m')
    await page.getByRole('switch', { name: 'Mask my name' }).click()
    await expect(own).toContainText('Rahim')
  })
})

test.describe('a guest', () => {
  inWorld('guest+lang-EN')

  test('OTH-14 OTH-15 reads the winners, opens a game, and finds the own place after a log-in', async ({
    portal,
    page,
  }) => {
    await portal.open('/winners?type=fish')
    const winners = page.getByRole('list', { name: 'Winners, highest first' })
    await winners.getByRole('link').first().click()
    await expect(page).toHaveURL(/type=fish&.*game=\d+/)
    await expect(portal.dialog.getByRole('button', { name: 'Play' })).toBeVisible()
    await portal.dialog.getByRole('button', { name: 'Close' }).click()
    await expect(portal.dialog).toBeHidden()
    await portal.open('/leaderboard')
    const own = page.getByRole('region', { name: 'Your place' })
    await own.getByRole('button', { name: 'Log in' }).click()
    await portal.fillLogIn(RAHIM)
    await expect(own).toContainText('Ra***m')
  })
})
