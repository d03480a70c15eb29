import { expect, inWorld, RAHIM, test } from '../fixtures.ts'

/** A one-pixel PNG: real enough to be drawn anew. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = (name: string, buffer = PNG) => ({ name, mimeType: 'image/png', buffer })

test.describe('a guest', () => {
  inWorld('guest+lang-EN')

  test('RTE-13 finds a promotion by its kind, logs in and comes back to its form', async ({
    portal,
    page,
  }) => {
    await portal.open('/promotions?type=newbie')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions')
    await page.getByRole('link', { name: 'A warm start' }).click()
    await expect(page).toHaveURL(/type=newbie&.*id=71/)
    await expect(portal.dialog.getByRole('region', { name: 'A worked example' })).toContainText(
      '৳250.00',
    )
    await portal.dialog.getByRole('button', { name: 'Log in and apply' }).click()
    await portal.fillLogIn(RAHIM)
    await expect(page).toHaveURL(/type=newbie&.*id=71&apply=1/)
    await portal.dialog.getByLabel(/^Comment/).fill('Three games on Monday.')
    await portal.dialog.getByRole('button', { name: 'Send application' }).click()
    await expect(portal.dialog).toContainText('Your application is being looked at.')
    await portal.dialog.getByRole('button', { name: 'Close' }).click()
    await expect(portal.dialog).toBeHidden()
    await expect(page).toHaveURL(/\/promotions\?type=newbie/)
    await expect(page.getByRole('article')).toContainText('Being looked at')
  })

  test('OTH-16 OTH-17 reads an article, goes on to another and back', async ({ portal, page }) => {
    await portal.open('/blog')
    await page.getByRole('link', { name: 'What RTP really says' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What RTP really says')
    await page.getByRole('link', { name: 'Behind the live tables' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Behind the live tables')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What RTP really says')
    await portal.open('/news')
    await expect(
      page.getByRole('link', { name: 'Two more tables in the live salon' }),
    ).toBeVisible()
  })
})

test.describe('a member', () => {
  inWorld('member+lang-EN')

  test('D-090 hands in a picture; what is none is named and stays out', async ({
    portal,
    page,
  }) => {
    await portal.open('/promotions?id=75')
    await portal.dialog.getByRole('button', { name: 'Apply' }).click()
    const picker = portal.dialog.getByLabel('Pictures: Choose pictures')
    await picker.setInputFiles([picture('list.png'), picture('notes.png', Buffer.from('%PDF-1.7'))])
    await expect(portal.dialog).toContainText('notes.png: this is not a JPEG, PNG or WebP picture.')
    await expect(portal.dialog.getByRole('button', { name: 'Remove list.png' })).toBeVisible()
    await portal.dialog.getByRole('button', { name: 'Send application' }).click()
    await expect(portal.dialog).toContainText('Your application is being looked at.')
    await portal.dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions')
  })
})
