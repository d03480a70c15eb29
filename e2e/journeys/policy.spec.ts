import { expect, inWorld, test } from '../fixtures.ts'

test.describe('the content security policy', { tag: '@desktop' }, () => {
  inWorld('member+lang-EN')
  test.use({
    expectedProblems: [
      /^console\.error: .*(hostile\.example.*Content Security Policy|TrustedTypePolicy named 'portal')/s,
    ],
  })

  // Each journey, and the walk through all addresses in the pseudo-language, fails when a screen violates it.
  test('SEC a foreign frame is not requested, and a violation is a problem of its journey', async ({
    portal,
    page,
  }) => {
    await portal.open('/promotions')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => {
      const frame = document.createElement('iframe')
      frame.src = 'https://hostile.example/'
      document.body.append(frame)
    })
    await expect
      .poll(() => portal.problems)
      .toContainEqual(expect.stringMatching(/hostile\.example.*Content Security Policy/s))
    expect(
      await page.evaluate(() => {
        const factory: unknown = Reflect.get(window, 'trustedTypes')
        try {
          return String(Object(factory).createPolicy('portal', { createScriptURL: String }))
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error)
        }
      }),
      'a second policy of the portal’s name',
    ).toBe('refused')
  })
})
