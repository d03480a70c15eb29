import { callsOf, expect, inWorld, RAHIM, scrollTo, test } from '../fixtures.ts'

const HOME = ['/', '/index', '/index.html', '/home']
const OPEN_PAGES: Readonly<Record<string, string>> = {
  '/promotions': 'Promotions',
  '/pointMall': 'Points mall',
  '/seamless': 'Seamless games',
  '/sports': 'Sports',
  '/esports': 'E-sports',
  '/lott': 'Lottery',
  '/elott': 'E-lottery',
  '/cockfight': 'Cockfight',
  '/live': 'Live casino',
  '/fish': 'Fishing',
  '/rng?vassalage=INHOUSE': 'Originals',
  '/pvp': 'Card games',
  '/bgs': 'BGS games',
}
const OWN_PAGES: Readonly<Record<string, string>> = {
  '/member': 'Member centre',
  '/favorite': 'Favourites',
  '/recent': 'Recently played',
  '/lottery?gameCode=1': 'Lottery',
  '/lottert': 'Lottery',
  '/seaLottery': 'SEA lottery',
  '/sealottery': 'SEA lottery',
  '/vnLottery': 'Vietnam lottery',
  '/vnlottery': 'Vietnam lottery',
}

/** Moves on inside the app, as a link would, without loading the page again. */
const goTo = (path: string) => {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

test.describe('a guest', { tag: '@desktop' }, () => {
  inWorld('guest+lang-EN')

  test('RTE-01..04 the home page has four names', async ({ portal, page }) => {
    await portal.open()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suborno home')
    for (const path of HOME) {
      await page.evaluate(goTo, path)
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suborno home')
      await expect(page).toHaveTitle('Suborno')
    }
  })

  test('RTE-05..07 log-in and registration open over the home page', async ({ portal, page }) => {
    await portal.open('/login')
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    await expect(page).toHaveURL(/\/\?.*popup=login/)
    await page.keyboard.press('Escape')
    await expect(portal.dialog).toBeHidden()
    await expect(page).not.toHaveURL(/popup/)
    await page.evaluate(goTo, '/register')
    await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible()
  })

  test('RTE-13..27 pages for everybody are there, each with its name', async ({ portal, page }) => {
    await portal.open('/promotions')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions')
    for (const [path, name] of Object.entries(OPEN_PAGES)) {
      await page.evaluate(goTo, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page).toHaveTitle(`${name} · Suborno`)
    }
  })

  test('RTE-10 RTE-28..37 ROL-02 pages for members ask for a log-in first', async ({
    portal,
    page,
  }) => {
    await portal.open('/promotions')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions')
    for (const path of Object.keys(OWN_PAGES)) {
      await page.evaluate(goTo, path)
      await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
      await expect(page).toHaveURL(/\/\?.*popup=login/)
      await page.evaluate(goTo, '/promotions')
      await expect(portal.dialog).toBeHidden()
    }
  })

  test('RTE unknown paths get a page of their own, not a blank one', async ({ portal, page }) => {
    for (const path of ['/no-such-page', '/Promotions', '/member/more', '/game/abc']) {
      await portal.open(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here')
      await expect(page.getByText(`Address you asked for: ${path}`)).toBeVisible()
    }
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suborno home')
  })

  test('RTE-38 RTE-39 a new page starts at its top, a hash at its place', async ({
    portal,
    page,
  }) => {
    await portal.open()
    await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 1500))
    await page.evaluate(goTo, '/promotions')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    const foot = page.getByRole('contentinfo')
    await scrollTo(foot)
    await foot.evaluate((element) => {
      element.id = 'terms'
    })
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.evaluate(goTo, '/rng#terms')
    await expect(foot).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test('RTE-09 RTE-45 the agent centre sends guests to its door and agents in', async ({
    portal,
    page,
  }) => {
    await portal.open('/agentHome')
    await expect(page).toHaveURL(/\/agent(\?|$)/)
    await expect(page.getByRole('heading', { name: 'Agent login' })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.getByRole('textbox', { name: 'User name' }).fill('agent1')
    await page.getByLabel('Password', { exact: true }).fill('gold1234')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/agentHome/)
    await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
  })

  test('AUT-36 a player is turned away at the agent door', async ({ portal, page }) => {
    await portal.open('/agent')
    await page.getByRole('textbox', { name: 'User name' }).fill(RAHIM.username)
    await page.getByLabel('Password', { exact: true }).fill(RAHIM.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toContainText('Non-agents cannot log in')
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  })
})

test.describe('a member', () => {
  inWorld('member+lang-EN')

  test('RTE-10 RTE-28..35 SYS-10 own pages are there; games stand without side menu', async ({
    portal,
    page,
  }) => {
    await portal.open('/promotions')
    await expect(portal.balance).toBeVisible()
    for (const [path, name] of Object.entries(OWN_PAGES)) {
      await page.evaluate(goTo, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      if (/lotter/i.test(path)) {
        await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
      }
    }
    await page.evaluate(goTo, '/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suborno home')
    await expect(portal.dialog).toHaveCount(0)
  })

  test('RTE-09 a member is no agent', async ({ portal, page }) => {
    await portal.open('/agentHome')
    await expect(page).toHaveURL(/\/agent(\?|$)/)
  })

  test('SYS-21 D-022 a token in the address is taken and gone before any call', async ({
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
    expect(await callsOf(page)).toContain('GET /wps/member/info 200')
    await page.goBack()
    await expect(portal.balance).toBeVisible()
    expect(page.url()).not.toContain(token)
  })
})
