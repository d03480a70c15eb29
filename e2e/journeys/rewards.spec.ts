import { expect, inWorld, navigate, test } from '../fixtures.ts'

inWorld('member+lang-EN')

test('OTH-20 D-066 a check-in finishes a task, whose claim pays', { tag: '@desktop' }, async ({
  portal,
  page,
}) => {
  await portal.open('/rewards')
  await page.getByRole('link', { name: /Check in for today/ }).click()
  await expect(page).toHaveURL(/\/signIn/)
  await page.getByRole('button', { name: 'Check in' }).click()
  await expect(page.getByRole('button', { name: 'Checked in' })).toBeVisible()
  await navigate(page, '/dailyTasks?kind=weekly')
  const task = page.getByRole('article').filter({ hasText: 'Five days in a week' })
  await task.getByRole('button', { name: 'Claim' }).click()
  await expect(task.getByRole('button', { name: 'Claimed' })).toBeVisible()
  await expect(portal.balance).toContainText('25,500.50')
})
