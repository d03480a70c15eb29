import { expect, inWorld, navigate, type Portal, RAHIM, test } from '../fixtures.ts'

const NODI = { username: 'nodi', password: RAHIM.password }
const DAYS_31 = 31 * 24 * 3_600_000

/** Requests the deletion of the visitor's own data and confirms it. */
async function requestDeletion({ page, dialog }: Portal): Promise<void> {
  await page.getByRole('button', { name: 'Request deletion' }).click()
  await dialog.getByRole('checkbox', { name: /^I understand/ }).check()
  await dialog.getByRole('button', { name: 'Delete my data' }).click()
  await expect(page.getByText(/^Your data will be deleted on/)).toBeVisible()
}

test.describe('a member with an empty wallet', { tag: '@desktop' }, () => {
  inWorld('normal+lang-EN')

  test('D-064 D-094 AUT-34 links another account and closes this one for good', async ({
    portal,
    page,
  }) => {
    const { dialog } = portal
    await portal.open()
    await portal.logIn(NODI)
    await navigate(page, '/member')
    await test.step("another service's account is linked in its window after a confirmation", async () => {
      const opening = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Link Google' }).click()
      const service = await opening
      const closed = service.waitForEvent('close')
      await service.getByRole('button', { name: 'Continue as someone new' }).click()
      await closed
      const question = page.getByRole('alertdialog', { name: 'Link Google permanently?' })
      await question.getByRole('button', { name: 'Link permanently' }).click()
      await expect(question).toBeHidden()
      await expect(page.getByText(/, linked on /)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Link Google' })).toHaveCount(0)
    })
    await test.step('closing the account requires a confirmation and the right password', async () => {
      await page.getByRole('button', { name: 'Close my account' }).click()
      const close = dialog.getByRole('button', { name: 'Close permanently' })
      await expect(close).toHaveAttribute('aria-disabled', 'true')
      await dialog.getByRole('checkbox', { name: /cannot be undone/ }).check()
      await dialog.getByLabel('Login password').fill('wrong1234')
      await close.click()
      await expect(dialog.getByText('The password is incorrect.')).toBeVisible()
      await dialog.getByLabel('Login password').fill(NODI.password)
      await close.click()
      // The announcement for screen readers has the same text with a prefix.
      await expect(page.getByText('Your account is closed.', { exact: true })).toBeVisible()
    })
    await test.step('the visitor is logged out and cannot log in with this account again', async () => {
      await expect(portal.logInButton).toBeVisible()
      await portal.logInButton.click()
      await portal.fillLogIn(NODI)
      await expect(dialog.getByText(/^This account has been closed/)).toBeVisible()
    })
  })
})

test.describe('a member', { tag: '@desktop' }, () => {
  inWorld('member+lang-EN')

  test('F-40 cancels a deletion, requests it again, and after thirty days the data are deleted', async ({
    portal,
    page,
  }) => {
    await portal.open('/member?page=privacy')
    await requestDeletion(portal)
    await page.getByRole('button', { name: 'Cancel and keep my data' }).click()
    await expect(page.getByRole('button', { name: 'Request deletion' })).toBeVisible()
    await requestDeletion(portal)
    // Advances the clock and leaves the page at once: the new time is saved anyway.
    await Promise.all([
      page.waitForEvent('load'),
      page.evaluate((ms) => {
        void window.portalMock?.clock.advance(ms)
        location.reload()
      }, DAYS_31),
    ])
    const done = page.getByText(/^Your data was deleted on/)
    await expect(done.or(portal.dialog)).toBeVisible()
    // A month is longer than a session, so the visitor may have to log in again.
    if (await portal.dialog.isVisible()) await portal.fillLogIn(RAHIM)
    await expect(done).toBeVisible()
    await expect(page.getByRole('button', { name: 'rahim’s account' })).toBeVisible()
  })
})
