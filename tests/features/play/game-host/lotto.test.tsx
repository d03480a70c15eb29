// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { lottoReturnUrl, parseLottoLaunch } from '#features/play/game-host/lotto.ts'
import type { World } from '#mocks/world/world-types.ts'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'

const AT = 'seed=7&clock=2026-11-20T09:00:00Z'
const HANOI = '/game/lotto?gameCode=VN-HANOI&mode=ELOTT'

afterEach(closePortal)

const launches = ({ log }: World) =>
  log.entries().filter(({ operationId }) => operationId === 'launchGame')

const frame = () =>
  waitFor(() => {
    const found = document.querySelector('iframe')
    if (!found) throw new Error('Nothing is framed.')
    return found
  })

describe("API-38 the address of a vendor's lottery", () => {
  test.each([
    ['/game/lotto', '?gameCode=VN-HUE&mode=ZY', { code: 'VN-HUE', mode: 'ZY' }],
    ['/game/lotto/', '', { code: null, mode: 'LOTT' }],
    ['/game/lotto', '?gameCode=../x&mode=SEA', { code: null, mode: 'LOTT' }],
    ['/game/10005', '?gameCode=VN-HUE', null],
    ['/game/lotto/x', '', null],
  ])('%s%s', (pathname, search, lottery) => {
    expect(parseLottoLaunch(pathname, search)).toEqual(lottery)
  })

  test("leads back to the lottery's page", () => {
    expect(lottoReturnUrl({ code: 'VN-HUE', mode: 'LOTT' })).toBe('/vnLottery?gameCode=VN-HUE')
    expect(lottoReturnUrl({ code: null, mode: 'LOTT' })).toBe('/vnLottery')
  })
})

test('API-38 RTE-32 the lottery page launches the vendor once, sandboxed, and leads back', async () => {
  const link = `?scenario=member+lottery-vendor&${AT}`
  const { world, address } = await openPortal(link, '/vnLottery?gameCode=VN-HANOI')
  ;(await screen.findByRole('link', { name: 'Open betting page' })).click()
  const framed = await frame()
  const { src, title } = framed
  expect(framed.getAttribute('sandbox')).toBe('allow-scripts')
  expect(title).toBe('Hanoi')
  const { origin, searchParams } = new URL(src)
  expect(origin).toBe(window.location.origin)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    area: 'VN',
    prizeMode: 'ELOTT',
    code: 'VN-HANOI',
    view: 'betting',
    device: 'WEB',
    back: '/vnLottery?gameCode=VN-HANOI',
    language: 'EN',
  })
  expect(launches(world)).toHaveLength(1)
  screen.getByRole('button', { name: 'Leave game' }).click()
  await screen.findByRole('link', { name: 'Open betting page' })
  expect(address()).toBe('/vnLottery?gameCode=VN-HANOI')
})

test('API-38 the lobby is opened without a code', async () => {
  const link = `?scenario=member+lottery-vendor&${AT}`
  await openPortal(link, '/vnLottery')
  ;(await screen.findByRole('link', { name: 'Open vendor lobby' })).click()
  const { searchParams } = new URL((await frame()).src)
  expect(searchParams.get('view')).toBe('lobby')
  expect(searchParams.has('code')).toBe(false)
})

test('API-38 a vendor on an unlisted host is not framed', async () => {
  await openPortal(`?scenario=member+lottery-vendor+launch-elsewhere&${AT}`, HANOI)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('This game’s address is not on our list')
  expect(document.querySelector('iframe')).toBeNull()
})

test('GAM-01 API-38 a launch needs a session', async () => {
  const { world, address } = await openPortal(`?scenario=guest&${AT}`, HANOI)
  await waitFor(() => expect(address()).toBe('/?popup=login'))
  expect(launches(world)).toHaveLength(0)
})

test('D-043 without a vendor the portal takes the bets itself, including those of SEA', async () => {
  await openPortal(`?scenario=member&${AT}`, '/vnLottery?gameCode=VN-HANOI')
  await screen.findByRole('button', { name: 'Add to slip' })
  await closePortal()
  await openPortal(`?scenario=member+lottery-vendor&${AT}`, '/seaLottery?gameCode=SEA-MEKONG')
  await screen.findByRole('button', { name: 'Add to slip' })
  expect(screen.queryByRole('link', { name: 'Open betting page' })).toBeNull()
})
