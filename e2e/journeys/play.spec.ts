import type { Page } from '@playwright/test'
import {
  expect,
  expectFocusOnHeading,
  getCalls,
  holdCalls,
  inWorld,
  navigate,
  searchFor,
  switchNetwork,
  tabTo,
  test,
  withPictures,
} from '../fixtures.ts'

withPictures()

const rounds = async (page: Page) =>
  (await getCalls(page)).filter((call) => call.includes('/lgw/demo/round'))

const lastLaunch = async (page: Page) =>
  (await getCalls(page)).findLast((call) => call.includes('/wps/game/launchGame'))

const count = (page: Page) => page.getByRole('status').filter({ hasText: /\d games?$/ })

test.describe('a guest', { tag: '@desktop' }, () => {
  inWorld('guest+lang-EN')

  test('AUT-14 D-045 plays a demo, then with a trial account, which cannot play for real money', async ({
    portal,
    page,
  }) => {
    await test.step('a demo', async () => {
      await portal.open('/fish?game=18627')
      await portal.dialog.getByRole('button', { name: 'Free trial' }).click()
      await expect(page).toHaveURL(/\/game\/\d+\?(.*&)?demo=1/)
      await expect(page.getByText('Demo, no real money')).toBeVisible()
      const game = page.frameLocator('iframe')
      await expect(game.getByText('2,000.00')).toBeVisible()
      await game.getByRole('button', { name: 'Cast' }).click()
      await expect(game.getByText(/^(Won|No win)/)).toBeVisible()
      await expect(game.getByText('2,000.00')).toHaveCount(0)
      // In a frame there is one way out, that of the portal.
      await expect(game.getByRole('button', { name: 'Exit' })).toBeHidden()
      await page.getByRole('button', { name: 'Leave game' }).click()
      await expect(page.getByRole('timer')).toBeHidden()
      // The game's sheet is open again. The address changes a moment before it is shown.
      await expect(portal.dialog.getByRole('button', { name: 'Free trial' })).toBeVisible()
      await expect(page).toHaveURL(/\/fish\?game=18627(&|$)/)
      await page.keyboard.press('Escape')
      await expect(portal.dialog).toHaveCount(0)
      await expect(page).not.toHaveURL(/game=/)
    })
    await test.step('a trial account', async () => {
      await portal.logInButton.click()
      await portal.dialog.getByRole('button', { name: 'Try it free, without an account' }).click()
      await expect(portal.dialog).toBeHidden()
      await expect(portal.balance).toContainText('2,000.00')
      await expect(page.getByText('Trial', { exact: true }).filter({ visible: true })).toBeVisible()
    })
    await test.step('real money requires a real account', async () => {
      await navigate(page, '/fish?game=18627')
      await portal.dialog.getByRole('button', { name: 'Play', exact: true }).click()
      const refusal = page.getByRole('dialog', { name: 'You need a real account for this' })
      await refusal.getByRole('button', { name: 'Continue trial' }).click()
      await expect(refusal).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(portal.dialog).toHaveCount(0)
      await expect(page).not.toHaveURL(/\/game\//)
      await expect(portal.balance).toBeVisible()
    })
  })
})

test.describe('a member', { tag: '@desktop' }, () => {
  inWorld('member+lang-EN')

  test('F-05 F-16 F-29 a search with a typo, and a round that counts once although its answer is lost offline', async ({
    portal,
    page,
  }) => {
    const network = await switchNetwork(page)
    await portal.open('/fish')
    await expect(count(page)).toBeVisible()
    const grid = page.getByRole('feed')
    const name = (await grid.getByRole('article').nth(3).getAttribute('aria-label')) ?? ''
    await searchFor(page, name.slice(0, 2) + name.slice(3))
    const found = grid.getByRole('article', { name, exact: true }).first()
    await expect(found).toHaveAttribute('aria-posinset', /^[1-5]$/)
    await found.hover()
    await found.getByRole('button', { name: /^Play/ }).click()
    const game = page.frameLocator('iframe')
    await game.getByRole('radio', { name: /^Rui/ }).check()
    const held = await holdCalls(page, 'playRound', 'answer')
    await game.getByRole('button', { name: 'Cast' }).click()
    await expect.poll(held.count).toBe(1)
    await network.off()
    const offline = page.getByText('You are offline.')
    await expect(offline).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Leave game' })).toBeInViewport()
    await held.end('drop')
    await expect(game.getByText('No response yet. Your round counts only once')).toBeVisible()
    const strip = page.getByText('We do not have the result of your last round yet.')
    await expect(strip).toBeVisible()
    await network.on()
    await expect(game.getByText(/^(Won|No win)/)).toBeVisible()
    await expect(strip).toBeHidden()
    await expect(offline).toBeHidden()
    expect(await rounds(page)).toEqual(['POST /lgw/demo/round 0', 'POST /lgw/demo/round 200'])
    const settled = await page.evaluate(() =>
      Reflect.get(Object(window.portalMock?.snapshot().rows), 'rounds'),
    )
    expect(settled).toHaveLength(1)
  })

  test('F-02 F-09 GAM-07 the keyboard alone plays a round, also full screen', async ({
    portal,
    page,
  }) => {
    await portal.open('/promotions')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const grid = page.getByRole('feed')
    await test.step('from the menu to a game of the grid', async () => {
      await tabTo(menu.getByRole('button', { name: 'Games' }))
      await page.keyboard.press('Enter')
      await tabTo(menu.getByRole('link', { name: 'Fishing' }))
      await page.keyboard.press('Enter')
      await expect(count(page)).toBeVisible()
      await page.keyboard.press('/')
      await tabTo(grid.getByRole('button', { name: /: details$/ }).first())
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowDown')
      const tile = grid.locator('article:focus-within')
      await expect(tile).toHaveAttribute('aria-posinset', '8')
      await tabTo(tile.getByRole('button', { name: /^Play/ }))
      await page.keyboard.press('Enter')
    })
    await test.step('a round', async () => {
      const game = page.frameLocator('iframe')
      await tabTo(game.getByRole('radio', { name: /^Puti/ }))
      await page.keyboard.press('ArrowRight')
      await expect(game.getByRole('radio', { name: /^Rui/ })).toBeChecked()
      await page.keyboard.press('Enter')
      await expect(game.getByText(/^(Won|No win)/)).toBeVisible()
      expect(await rounds(page)).toEqual(['POST /lgw/demo/round 200'])
    })
    await test.step('a reload continues the session; a duplicated tab starts its own', async () => {
      const putiRadio = (tab: Page) =>
        tab.frameLocator('iframe').getByRole('radio', { name: /^Puti/ })
      await page.reload()
      await expect(putiRadio(page)).toBeVisible()
      expect(await lastLaunch(page)).toContain('sessionId=')
      // A tab opened by script gets a copy of the session storage, like a duplicated tab.
      const opened = page.waitForEvent('popup')
      await page.evaluate(() => void window.open(window.location.href))
      const copy = await opened
      await expect(putiRadio(copy)).toBeVisible()
      expect(await lastLaunch(copy)).not.toContain('sessionId=')
      await copy.close()
      await page.bringToFront()
    })
    await test.step('time, result and help stay in full screen, which ends with the game', async () => {
      await page.getByRole('button', { name: 'Full screen', exact: true }).press('Enter')
      await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible()
      await expect(page.getByRole('timer')).toBeInViewport()
      await page.getByRole('button', { name: 'Set limits' }).press('Enter')
      await expect(portal.dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Leave game' }).press('Enter')
      await expect(grid).toBeVisible()
      await expect(page).toHaveURL(/\/fish$/)
      await expectFocusOnHeading(page)
      await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
    })
  })
})

test.describe('games in their own windows', { tag: '@desktop' }, () => {
  inWorld('member+launch-window+lang-EN')

  test("GAM-06 MOD-25 D-037 a click in a vendor's list opens the window, its rounds update the bar here, and it can be opened again", async ({
    portal,
    page,
    context,
  }) => {
    await portal.open('/promotions?popup=games&of=PG&kind=RNG')
    const opening = context.waitForEvent('page')
    const first = portal.dialog.getByRole('listitem').first()
    await first.getByRole('button', { name: /^Play/ }).click()
    const room = await opening
    await expect(
      page.getByRole('heading', { name: 'The game runs in its own window' }),
    ).toBeVisible()
    const game = room.frameLocator('iframe')
    await game.getByRole('button', { name: 'Spin' }).click()
    await expect(game.getByText(/^(Won|No win)/)).toBeVisible()
    expect(await room.evaluate(() => window.opener)).toBeNull()
    await expect(page.getByText(/You are (ahead|behind)\./)).toBeAttached()
    await room.close()
    await expect(page.getByRole('heading', { name: 'The game window is closed' })).toBeVisible()
    const again = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Open again' }).click()
    await (await again).waitForURL(/\/demo-vendor\/.*session=/)
  })
})

test.describe("a vendor's lottery", { tag: '@desktop' }, () => {
  inWorld('member+lottery-vendor+lang-EN')

  test('API-38 RTE-32 opens in the game host and leads back to its page', async ({
    portal,
    page,
  }) => {
    await portal.open('/vnLottery?gameCode=VN-HANOI')
    await page.getByRole('link', { name: 'Open betting page' }).click()
    const game = page.frameLocator('iframe')
    await game.getByRole('button', { name: 'Pick for me' }).click()
    await game.getByRole('button', { name: 'Draw' }).click()
    await expect(page.getByText(/You are (ahead|behind)\./)).toBeAttached()
    await page.getByRole('button', { name: 'Leave game' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hanoi' })).toBeVisible()
    await expect(page).toHaveURL(/\/vnLottery\?gameCode=VN-HANOI(&|$)/)
  })
})
