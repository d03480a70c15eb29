import { describe, expect, it } from 'vitest'
import { contentKey, factsOf, PATHS } from '../../src/app/routing/paths.ts'
import { redirectOf } from '../../src/app/routing/route-guard.tsx'

const guest = {
  token: null,
  visitor: { isAgent: false, isTrial: false, pending: false, lost: false },
}
const member = {
  token: 't'.repeat(20),
  visitor: { isAgent: false, isTrial: false, pending: false, lost: false },
}
const trial = {
  token: 't'.repeat(20),
  visitor: { isAgent: false, isTrial: true, pending: false, lost: false },
}
const agent = {
  token: 't'.repeat(20),
  visitor: { isAgent: true, isTrial: false, pending: false, lost: false },
}
const go = (path: string, who: typeof guest | typeof member, search = '') =>
  redirectOf({ facts: factsOf(path), search, ...who })

describe('routes', () => {
  it.each([
    ['RTE-01', '/'],
    ['RTE-02', '/index'],
    ['RTE-03', '/index.html'],
    ['RTE-04', '/home'],
    ['RTE-05', '/login'],
    ['RTE-07', '/register'],
    ['RTE-11', '/help'],
  ])('%s %s is the home page', (_, path) => expect(factsOf(path).screen).toBe('home'))

  it.each([
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
  ])('%s %s is known', (_, path) => expect(factsOf(path).screen).not.toBe('not-found'))

  it('RTE-33..35 SYS-10 the lottery paths and games are game pages', () => {
    for (const path of ['/lottery', '/lottert', '/seaLottery', '/vnlottery', '/game/12']) {
      expect(factsOf(path).game, path).toBe(true)
    }
    expect(factsOf('/rng').game).toBeUndefined()
  })

  it.each(['/nowhere', '/Login', '/game/abc', '/__proto__', '/constructor', '/rng/x'])(
    '%s is not found',
    (path) => expect(factsOf(path).screen).toBe('not-found'),
  )

  it('forgives one trailing slash', () => expect(factsOf('/rng/').title).toBe('rng'))
})

describe('guards', () => {
  it.each(['/member', '/favorite', '/recent', '/lottery', '/seaLottery', '/vnLottery', '/lottert'])(
    'RTE-36 RTE-37 D-017 %s needs a session',
    (path) => {
      expect(go(path, guest)).toBe('/login')
      expect(go(path, member)).toBeNull()
    },
  )

  it.each(['/wheel', '/redEnvelope', '/raffle'])(
    'OTH-22 OTH-23 PRD-09 D-017 %s needs a session',
    (path) => {
      expect(go(path, guest)).toBe('/login')
      expect(go(path, member)).toBeNull()
    },
  )

  it('D-017 the points mall and promotions are open to all', () => {
    expect(go('/pointMall', guest)).toBeNull()
    expect(go('/promotions', guest)).toBeNull()
  })

  it('RTE-06 D-019 /login and /register open their pop-up over the home page', () => {
    expect(go('/login', guest)).toBe('/?popup=login')
    expect(go('/register', guest, '?ref=AB12')).toBe('/?ref=AB12&popup=register')
    expect(go('/login', member)).toBe('/')
    expect(go('/register', member, '?ref=AB12')).toBe('/')
  })

  it('D-019 ROL-11 a trial may register, and has no member centre', () => {
    expect(go('/register', trial, '?ref=AB12')).toBe('/?ref=AB12&popup=register')
    expect(go('/login', trial)).toBe('/')
    expect(go('/member', trial, '?page=withdraw')).toBe('/?popup=real-account')
    const unknown = { ...trial, visitor: { ...trial.visitor, isTrial: false, pending: true } }
    expect(go('/register', unknown, '?ref=AB12')).toBeNull()
  })

  it('RTE-09 ROL-10 only agents see the agent centre', () => {
    expect(go('/agentHome', guest)).toBe('/agent')
    expect(go('/agentHome', member)).toBe('/agent')
    expect(go('/agentHome', agent)).toBeNull()
  })

  it('D-018 an agent at the agent log-in goes on to the centre', () => {
    expect(go('/agent', agent)).toBe('/agentHome')
    expect(go('/agent', member)).toBeNull()
  })

  it('waits while nobody knows yet whether the token is an agent’s', () => {
    for (const [pending, lost] of [
      [true, false],
      [false, true],
    ] as const) {
      const unknown = {
        token: 't'.repeat(20),
        visitor: { isAgent: false, isTrial: false, pending, lost },
      }
      expect(redirectOf({ facts: factsOf('/agentHome'), search: '', ...unknown })).toBeNull()
    }
  })
})

describe('content key', () => {
  it('RTE-42 the home page keeps its key under all its names', () => {
    const keys = Object.keys(PATHS)
      .filter((path) => factsOf(path).screen === 'home')
      .map(contentKey)
    expect(new Set(keys).size).toBe(1)
  })
  it('RTE-41 other paths have their own', () =>
    expect(contentKey('/live')).not.toBe(contentKey('/fish')))
})
