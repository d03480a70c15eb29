import { expect, inWorld, test, withMotion } from '../fixtures.ts'

test.describe('the wheel in motion', { tag: '@desktop' }, () => {
  inWorld('member+lang-EN')
  withMotion()

  test('OTH-22 D-066 turns to what was drawn, can be stopped, and says it', async ({
    portal,
    page,
  }) => {
    await portal.open('/wheel')
    await page.getByRole('button', { name: 'Spin the wheel' }).click()
    const stop = page.getByRole('button', { name: 'Stop and show the result' })
    await expect(page.getByText('The wheel turns. The result is already decided.')).toBeVisible()
    // The same button: whoever pressed it by the keyboard presses it again.
    await expect(stop).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(portal.dialog.getByRole('heading', { name: /^You won / })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(portal.dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Spin the wheel' })).toBeFocused()
    await page.getByRole('button', { name: 'Spin the wheel' }).click()
    await expect(portal.dialog.getByRole('heading', { name: /^You won / })).toBeVisible()
  })
})

test.describe('a member', { tag: '@desktop' }, () => {
  inWorld('member+lang-EN')

  test('OTH-23 PRD-08 opens an envelope once; it pays and stays open', async ({ portal, page }) => {
    await portal.open('/redEnvelope')
    await page.getByRole('button', { name: 'Open: Members’ week' }).click()
    await expect(portal.dialog.getByRole('heading', { name: /^You found ৳/ })).toBeVisible()
    await page.keyboard.press('Escape')
    const card = page.getByRole('article', { name: 'Members’ week' })
    await expect(card).toContainText('3,795 of 5,000 left')
    await page.reload()
    await expect(card).toContainText(/You found ৳\d+\.00 in it\./)
    await expect(card.getByRole('button')).toHaveCount(0)
  })

  test('PRD-09 API-48 claims a raffle ticket and sees it among the own', async ({
    portal,
    page,
  }) => {
    await portal.open('/raffle')
    await expect(page.getByText('2 tickets for this draw')).toBeVisible()
    await page.getByRole('button', { name: /^Claim 1 ticket: / }).click()
    await expect(page.getByText(/^Claimed\. Your new numbers: \d{6}$/)).toBeVisible()
    await expect(page.getByText('3 tickets for this draw')).toBeVisible()
  })
})
