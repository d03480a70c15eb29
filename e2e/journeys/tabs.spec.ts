import { expect, inWorld, test } from '../fixtures.ts'

inWorld('member+lang-EN')

test('tabs of one browser share a world: a payment in one shows in the other within two seconds, and stays when the first is closed', {
  tag: '@desktop',
}, async ({ portal, page, context }) => {
  await portal.open()
  await expect(portal.balance).toBeVisible()
  const other = await context.newPage()
  portal.watch(other)
  await other.goto(page.url())
  // The amount alone: the pill also has a clock.
  const balance = other.getByRole('group', { name: 'Balance' }).locator('bdi')
  await expect(balance).toContainText(/\d/)
  // Events reach the page only over its socket.
  await expect.poll(() => other.evaluate(() => window.portalMock?.sockets())).toBe(1)
  const before = await balance.textContent()
  const paid = await page.evaluate(async () => {
    const answer = await fetch('/wps/relay/redEnvelope', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-session-token': sessionStorage.getItem('token') ?? '',
      },
      body: JSON.stringify({ envelopeId: 301, requestId: 'opened-in-the-first-tab' }),
    })
    return answer.status
  })
  expect(paid).toBe(200)
  await expect(balance).not.toHaveText(before ?? '', { timeout: 2000 })
  const after = await balance.textContent()
  await page.close()
  await other.reload()
  await expect(balance).toHaveText(after ?? '')
})
