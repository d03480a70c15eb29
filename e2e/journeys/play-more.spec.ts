import type { Page } from '@playwright/test'
import { callsOf, expect, inWorld, searchFor, stepTo, test } from '../fixtures.ts'

const rounds = async (page: Page) =>
  (await callsOf(page)).filter((call) => call.includes('/lgw/demo/round'))

const count = (page: Page) => page.getByRole('status').filter({ hasText: /\d games?$/ })

test.describe('a member on a desktop', { tag: '@desktop' }, () => {
  inWorld('member+lang-EN')

  test('F-05 F-29 a search with a typo, a round whose answer is lost, and its resumption', async ({
    portal,
    page,
    context,
  }) => {
    await portal.open('/fish')
    await expect(count(page)).toBeVisible()
    const grid = page.getByRole('feed')
    const name = (await grid.getByRole('article').nth(3).getAttribute('aria-label')) ?? ''
    await searchFor(page, name.slice(0, 2) + name.slice(3))
    const wanted = grid.getByRole('article', { name, exact: true }).first()
    await expect(wanted).toHaveAttribute('aria-posinset', /^[1-5]$/)
    await wanted.hover()
    await wanted.getByRole('button', { name: /^Play/ }).click()
    const game = page.frameLocator('iframe')
    await game.getByRole('radio', { name: /^Rui/ }).check()
    await page.evaluate(() => window.portalMock?.fault('playRound', { kind: 'lost' }))
    await context.setOffline(true)
    const offline = page.getByText('You are offline.')
    await expect(offline).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Leave the game' })).toBeInViewport()
    await game.getByRole('button', { name: 'Cast' }).click()
    await expect(game.getByText('No answer yet. Your round counts once')).toBeVisible()
    const strip = page.getByText('The answer to your last round is missing.')
    await expect(strip).toBeVisible()
    await page.evaluate(() => window.portalMock?.fault('playRound', null))
    await context.setOffline(false)
    await expect(game.getByText(/^(Won|No win)/)).toBeVisible()
    await expect(strip).toBeHidden()
    await expect(offline).toBeHidden()
    expect(await rounds(page)).toEqual(['POST /lgw/demo/round 0', 'POST /lgw/demo/round 200'])
    const settled = await page.evaluate(() =>
      Reflect.get(Object(window.portalMock?.snapshot().rows), 'rounds'),
    )
    expect(settled).toHaveLength(1)
  })

  test('F-09 GAM-07 the keyboard alone leads from home to a game and through a round', async ({
    portal,
    page,
  }) => {
    await portal.open()
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await stepTo(menu.getByRole('link', { name: 'Fishing' }))
    await page.keyboard.press('Enter')
    await expect(count(page)).toBeVisible()
    await page.keyboard.press('/')
    await stepTo(
      page
        .getByRole('feed')
        .getByRole('button', { name: /: details$/ })
        .first(),
    )
    await stepTo(page.getByRole('feed').getByRole('button', { name: /^Play/ }).first())
    await page.keyboard.press('Enter')
    const game = page.frameLocator('iframe')
    await stepTo(game.getByRole('radio', { name: /^Puti/ }))
    await page.keyboard.press('ArrowRight')
    await expect(game.getByRole('radio', { name: /^Rui/ })).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(game.getByText(/^(Won|No win)/)).toBeVisible()
    expect(await rounds(page)).toEqual(['POST /lgw/demo/round 200'])
  })
})

test.describe('games in windows of their own', { tag: '@desktop' }, () => {
  inWorld('member+launch-window+lang-EN')

  test('D-037 the click opens the window, its rounds move the bar here, and it can be had again', async ({
    portal,
    page,
    context,
  }) => {
    await portal.open('/rng')
    await expect(count(page)).toBeVisible()
    const tile = page.getByRole('feed').getByRole('article').first()
    const opening = context.waitForEvent('page')
    await tile.hover()
    await tile.getByRole('button', { name: /^Play/ }).click()
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
    await expect(
      page.getByRole('heading', { name: 'The window of the game is closed' }),
    ).toBeVisible()
    const again = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Open again' }).click()
    await (await again).waitForURL(/\/demo-vendor\/.*session=/)
  })
})

test.describe('full screen', () => {
  inWorld('member+lang-EN')

  test('F-02 time, result and help stay in it, and it ends with the game @desktop', async ({
    portal,
    page,
  }) => {
    await portal.open('/game/10005')
    await page.getByRole('button', { name: 'Full screen', exact: true }).click()
    const leave = page.getByRole('button', { name: 'Leave full screen' })
    await expect(leave).toBeVisible()
    await expect(page.getByRole('timer')).toBeInViewport()
    await page.getByRole('button', { name: 'Set limits' }).click()
    await expect(portal.dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Leave the game' }).click()
    await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible()
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull()
  })
})

test.describe('a type of games under maintenance', () => {
  inWorld('member+module-maintenance+lang-EN')

  test('OTH-24 GAM-09 says so, and another game is one tap away', async ({ portal, page }) => {
    await portal.open('/game/18627')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fishing: under maintenance')
    await page.getByRole('listitem').getByRole('link').first().click()
    await expect(page.locator('iframe')).toBeVisible()
    await expect(page.getByRole('timer')).toBeVisible()
  })
})
