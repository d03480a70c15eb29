import { expect, inWorld, navigate, test } from '../fixtures.ts'

const PAGES = [
  '/rng',
  '/live',
  '/sports',
  '/favorite',
  '/promotions',
  '/promotions?id=72',
  '/rewards',
  '/signIn',
  '/dailyTasks',
  '/wheel',
  '/redEnvelope',
  '/raffle',
  '/winners',
  '/leaderboard',
  '/pointMall',
  '/member',
  '/blog',
  '/blog?id=301',
  '/news',
  '/help',
  '/game/10023',
  '/nowhere',
]
const POPUPS = ['games', 'feedback', 'chat', 'notices', 'apps', 'limits', 'change-password']

test.describe('the content security policy', { tag: '@desktop' }, () => {
  inWorld('member+lang-EN')
  test.use({
    expectedProblems: [
      /^console\.error: .*(hostile\.example.*Content Security Policy|TrustedTypePolicy named 'portal')/s,
    ],
  })

  test('SEC no screen violates it, and a foreign frame is not requested', async ({
    portal,
    page,
  }) => {
    await page.addInitScript(() => {
      const refused: string[] = []
      Object.assign(window, { refused })
      document.addEventListener('securitypolicyviolation', (violation) =>
        refused.push(`${violation.effectiveDirective} ${violation.blockedURI} ${violation.sample}`),
      )
    })
    // The header and the meta element each report a refusal.
    const refused = () =>
      page.evaluate(() => [...new Set<unknown>(Object(Reflect.get(window, 'refused')))])
    await portal.open()
    await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible()
    for (const path of PAGES) {
      await navigate(page, path)
      await expect(page.locator('main, [role="main"], iframe').first(), path).toBeVisible()
      await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0)
      expect(await refused(), path).toEqual([])
    }
    for (const name of POPUPS) {
      await navigate(page, `/promotions?popup=${name}`)
      await expect(page.getByRole('dialog').first(), name).toBeVisible()
      expect(await refused(), name).toEqual([])
      await navigate(page, '/promotions')
      await expect(page.getByRole('dialog'), name).toHaveCount(0)
    }
    await page.evaluate(() => {
      const frame = document.createElement('iframe')
      frame.src = 'https://hostile.example/'
      document.body.append(frame)
    })
    await expect
      .poll(refused)
      .toEqual([expect.stringContaining('frame-src https://hostile.example')])
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
