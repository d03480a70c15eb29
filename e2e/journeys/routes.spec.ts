import { expect, getCalls, inWorld, navigate, scrollTo, test } from '../fixtures.ts'

test.describe('a guest', { tag: '@desktop' }, () => {
  inWorld('guest+lang-EN')

  test('RTE-01 RTE-05..07 RTE-36 RTE-38 RTE-39 ROL-02 unknown, private and scrolled addresses', async ({
    portal,
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 })
    const topOf = () => page.evaluate(() => scrollY)
    await test.step('an unknown address has its own page with a link home', async () => {
      await portal.open('/no-such-page')
      await expect(heading).toHaveText('Page not found')
      await expect(page.getByText('Address you asked for: /no-such-page')).toBeVisible()
      await page.getByRole('link', { name: 'Go to the home page' }).click()
      await expect(heading).toHaveText('Suborno home')
      await expect(page).toHaveTitle('Suborno')
    })
    await test.step('a new page starts at its top, a hash at its target', async () => {
      await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible()
      await page.evaluate(() => window.scrollTo(0, 1500))
      await navigate(page, '/promotions')
      await expect(heading).toHaveText('Promotions')
      await expect.poll(topOf).toBe(0)
      const foot = page.getByRole('contentinfo')
      await scrollTo(foot)
      await foot.evaluate((element) => {
        element.id = 'terms'
      })
      await page.evaluate(() => window.scrollTo(0, 0))
      await navigate(page, '/rng#terms')
      await expect(foot).toBeInViewport()
      expect(await topOf()).toBeGreaterThan(0)
    })
    await test.step('a page for members asks for a log-in over the home page', async () => {
      await navigate(page, '/member')
      await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
      await expect(page).toHaveURL(/\/\?.*popup=login/)
      await page.keyboard.press('Escape')
      await expect(portal.dialog).toBeHidden()
      await expect(page).not.toHaveURL(/popup/)
      await expect(heading).toHaveText('Suborno home')
      await navigate(page, '/register')
      await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible()
    })
  })
})

test.describe('a member', { tag: '@desktop' }, () => {
  inWorld('member+lang-EN')

  test('SYS-21 D-022 a token in the address logs in and is removed before any call', async ({
    portal,
    page,
  }) => {
    await portal.open('/promotions')
    await expect(portal.balance).toBeVisible()
    const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
    expect(token).toMatch(/^\S{8,}$/)
    await page.evaluate(() => sessionStorage.removeItem('token'))
    const asked: string[] = []
    page.on('request', (request) => {
      const { referer = '' } = request.headers()
      if (!request.isNavigationRequest()) asked.push(`${request.url()} ${referer}`)
    })
    await page.goto(`/rng?vassalage=PG&token=${token}#top`)
    await expect(portal.balance).toBeVisible()
    expect(page.url()).toMatch(/\/rng\?vassalage=PG#top$/)
    expect(
      asked.filter((line) => /[?&]token=/.test(line.replace(/\/wps\/socket\?token=/, ''))),
    ).toEqual([])
    expect(await getCalls(page)).toContain('GET /wps/member/info 200')
    await page.goBack()
    await expect(portal.balance).toBeVisible()
    expect(page.url()).not.toContain(token)
  })
})

test.describe('a browser', { tag: '@desktop' }, () => {
  inWorld('guest+lang-EN')
  test.use({ expectedProblems: [/TrustedHTML/] })

  test('D-049 text never becomes markup: Trusted Types are enforced', async ({ portal, page }) => {
    await portal.open('/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    const refused = await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<b>text</b>'
        return null
      } catch (error) {
        return error instanceof TypeError
      }
    })
    expect(refused).toBe(true)
  })
})
