import { expect, inWorld, test } from '../fixtures.ts'

inWorld('member+lang-EN')

test('MBR-04 WAL-01 D-054 money is withdrawn, paid while time goes by, and confirmed', async ({
  portal,
  page,
}) => {
  await portal.open('/member?page=withdraw')
  await page.getByLabel('Amount', { exact: true }).fill('1000')
  await page.getByLabel('Payment password', { exact: true }).fill('246810')
  await page.getByRole('button', { name: 'Withdraw ৳1,000.00' }).click()
  await expect(page.getByRole('heading', { name: /^৳1,000\.00 to bKash/ })).toBeFocused()
  await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible()

  await page.evaluate(() => window.portalMock?.clock.advance('11m'))
  await page.getByRole('link', { name: 'All withdrawals' }).click()
  const waiting = page.getByRole('region', { name: 'Has ৳1,000.00 come?' })
  await waiting.getByRole('link', { name: 'Answer' }).click()
  await page.getByRole('button', { name: 'Received', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, it has come' }).click()
  await expect(page.getByText('You have said that the money has come. All is done.')).toBeVisible()
})
