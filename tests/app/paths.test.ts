import { beforeAll, describe, expect, test } from 'vitest'
import { ROUTES } from '#app/routing/all-routes.ts'
import { getRedirect } from '#app/routing/route-guard.tsx'
import { contentKey, findRoute, isHome, loadRoutes } from '#app/routing/route-table.ts'
import type { Route } from '#patterns/routing/define-route.ts'
import { href } from '#patterns/routing/href.ts'
import type { Role } from '#session/roles.ts'
import type { Visitor } from '#session/visitor.ts'

beforeAll(loadRoutes)

const token = 't'.repeat(20)
const who = (
  role: Role,
  unknown: Partial<Pick<Visitor, 'pending' | 'lost' | 'mustChangePassword'>> = {},
) => ({
  token: role === 'guest' && Object.keys(unknown).length === 0 ? null : token,
  visitor: { role, pending: false, lost: false, mustChangePassword: false, ...unknown },
})
const guest = who('guest')
const member = who('member')
const trial = who('trial')
const agent = who('agent')

/** The route of an address; every address has one. */
function routeOf(path: string, search = ''): Route {
  const route = findRoute(path, search)
  if (!route) throw new Error(`no route for ${path}`)
  return route
}
const titleOf = (path: string, search = '') => {
  const { title } = routeOf(path, search)
  return typeof title === 'function' ? title(new URLSearchParams(search)) : title
}
const isNotFound = (path: string) => routeOf(path).paths.includes('*')
const go = (path: string, visitor: ReturnType<typeof who>, search = '') =>
  getRedirect({ route: routeOf(path, search), search, ...visitor })

describe('routes', () => {
  test.each([
    ['RTE-01', '/'],
    ['RTE-02', '/index'],
    ['RTE-03', '/index.html'],
    ['RTE-04', '/home'],
    ['RTE-05', '/login'],
    ['RTE-07', '/register'],
    ['RTE-11', '/help'],
  ])('%s %s is the home page', (_, path) => expect(isHome(routeOf(path))).toBe(true))

  test.each([
    ['RTE-13', '/promotions'],
    ['RTE-14', '/pointMall'],
    ['RTE-15', '/seamless'],
    ['RTE-16', '/sports'],
    ['RTE-17', '/esports'],
    ['RTE-18', '/lott'],
    ['RTE-19', '/elott'],
    ['RTE-20', '/cockfight'],
    ['RTE-21', '/live'],
    ['RTE-22', '/fish'],
    ['RTE-23', '/rng'],
    ['RTE-24', '/pvp'],
    ['RTE-25', '/bgs'],
    ['RTE-10', '/member'],
    ['RTE-28', '/favorite'],
    ['RTE-29', '/recent'],
    ['RTE-30', '/lottery'],
    ['RTE-33', '/lottert'],
    ['RTE-31', '/seaLottery'],
    ['RTE-35', '/sealottery'],
    ['RTE-32', '/vnLottery'],
    ['RTE-34', '/vnlottery'],
  ])('%s %s is known', (_, path) => expect(isNotFound(path)).toBe(false))

  test.each([
    ['RTE-14', '/pointMall', 'pointMall'],
    ['RTE-15', '/seamless', 'seamless'],
    ['RTE-16', '/sports', 'sports'],
    ['RTE-17', '/esports', 'esports'],
    ['RTE-18', '/lott', 'lott'],
    ['RTE-19', '/elott', 'elott'],
    ['RTE-20', '/cockfight', 'cockfight'],
    ['RTE-21', '/live', 'live'],
    ['RTE-22', '/fish', 'fish'],
    ['RTE-23', '/rng', 'rng'],
    ['RTE-24', '/pvp', 'pvp'],
    ['RTE-25', '/bgs', 'bgs'],
    ['RTE-28', '/favorite', 'favorite'],
    ['RTE-29', '/recent', 'recent'],
  ])('%s %s is the page %s', (_, path, name) => expect(titleOf(path)).toBe(`shell:title.${name}`))

  test('ROL-01 a guest may open the home page, the games, the promotions and the help', () => {
    for (const path of ['/', '/rng', '/live', '/sports', '/seamless', '/promotions', '/help'])
      expect(go(path, guest), path).toBeNull()
  })

  test('RTE-33..35 SYS-10 the lottery paths and games are game pages', () => {
    for (const path of ['/lottery', '/lottert', '/sealottery', '/vnlottery', '/game/12']) {
      expect(routeOf(path).game, path).toBe(true)
    }
    expect(routeOf('/rng').game).toBe(false)
  })

  test.each(['/nowhere', '/Login', '/game/abc', '/__proto__', '/constructor', '/rng/x'])(
    '%s is not found',
    (path) => expect(isNotFound(path)).toBe(true),
  )

  test('a trailing slash is ignored', () => expect(routeOf('/rng/')).toBe(routeOf('/rng')))

  test('D-042 the in-house games have a title of their own', () => {
    expect(titleOf('/rng')).toBe('shell:title.rng')
    expect(titleOf('/rng', '?vassalage=INHOUSE')).toBe('shell:title.originals')
    expect(titleOf('/live', '?vassalage=INHOUSE')).toBe('shell:title.live')
  })
})

describe('guards', () => {
  test.each([
    '/member',
    '/favorite',
    '/recent',
    '/lottery',
    '/seaLottery',
    '/vnLottery',
    '/lottert',
  ])('RTE-30..32 RTE-36 RTE-37 ROL-02 D-017 %s needs a session', (path) => {
    expect(go(path, guest)).toBe('/login')
    expect(go(path, member)).toBeNull()
  })

  test.each(['/wheel', '/redEnvelope', '/raffle'])(
    'OTH-22 OTH-23 PRD-09 D-017 %s needs a session',
    (path) => {
      expect(go(path, guest)).toBe('/login')
      expect(go(path, member)).toBeNull()
    },
  )

  test('D-017 the points mall and the promotions are public', () => {
    expect(go('/pointMall', guest)).toBeNull()
    expect(go('/promotions', guest)).toBeNull()
  })

  test('RTE-05..07 D-019 /login and /register open their pop-up over the home page', () => {
    expect(go('/login', guest)).toBe('/?popup=login')
    expect(go('/register', guest, '?ref=AB12')).toBe('/?ref=AB12&popup=register')
    expect(go('/login', member)).toBe('/')
    expect(go('/register', member, '?ref=AB12')).toBe('/')
  })

  test('D-019 ROL-11 a trial account may register, and has no member centre', () => {
    expect(go('/register', trial, '?ref=AB12')).toBe('/?ref=AB12&popup=register')
    expect(go('/login', trial)).toBe('/')
    expect(go('/member', trial, '?page=withdraw')).toBe('/?popup=real-account')
    expect(go('/register', who('guest', { pending: true }), '?ref=AB12')).toBeNull()
  })

  test('RTE-09 ROL-09 ROL-10 only agents see the agent centre', () => {
    expect(go('/agentHome', guest)).toBe('/agent')
    expect(go('/agentHome', member)).toBe('/agent')
    expect(go('/agentHome', agent)).toBeNull()
  })

  test('D-018 a member may open the agent log-in', () => {
    expect(go('/agent', member)).toBeNull()
  })

  test('is undecided until the role of the token is known', () => {
    expect(go('/agentHome', who('guest', { pending: true }))).toBeNull()
    expect(go('/agentHome', who('guest', { lost: true }))).toBeNull()
  })
})

describe('content key', () => {
  test('RTE-42 the home page keeps its key under all its names', () => {
    const keys = ROUTES.filter(isHome).flatMap((route) =>
      route.paths.map((path) => contentKey(route, path)),
    )
    expect(keys.length).toBeGreaterThan(5)
    expect(new Set(keys).size).toBe(1)
  })
  test('RTE-41 other paths have their own', () =>
    expect(contentKey(routeOf('/live'), '/live')).not.toBe(contentKey(routeOf('/fish'), '/fish')))
})

describe('addresses', () => {
  test('are built from the path of a route', () => {
    expect(href('/rng')).toBe('/rng')
    expect(href('/rng', null, { search: { vassalage: 'PG', page: null }, hash: 'top' })).toBe(
      '/rng?vassalage=PG#top',
    )
    expect(href('/game/:nodeId', { nodeId: 5 }, { search: { demo: 1 } })).toBe('/game/5?demo=1')
  })

  test('every path has one route', () => {
    const stated = ROUTES.flatMap((route: Route) =>
      route.paths.map((path) => `${path} ${route.page ?? ''}`),
    )
    expect(stated.filter((one, index) => stated.indexOf(one) !== index)).toEqual([])
  })
})
