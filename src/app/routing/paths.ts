/** Which screen stands behind a path (RTE-01..35); pure, so that tests can read it. */
export type ScreenKey =
  | 'home'
  | 'agent-login'
  | 'agent-home'
  | 'games'
  | 'mine'
  | 'promotions'
  | 'reading'
  | 'winners'
  | 'leaderboard'
  | 'rewards'
  | 'sign-in'
  | 'daily-tasks'
  | 'wheel'
  | 'redEnvelope'
  | 'raffle'
  | 'game'
  | 'lottery'
  | 'coming'
  | 'not-found'

export interface PathFacts {
  readonly screen: ScreenKey
  /** Route needs a session token (D-017). */
  readonly auth?: true
  /** A game page: the side menu is hidden (SYS-10). */
  readonly game?: true
  /** Opens this pop-up after going to `/` (D-019). */
  readonly popup?: 'login' | 'register'
  /** Shows this pop-up over the page as long as the path lasts (RTE-11). */
  readonly overlay?: 'help'
  /** Name of the page in locales, for its title. */
  readonly title: PageTitle
}

export type PageTitle =
  | 'home'
  | 'agentLogin'
  | 'agentHome'
  | 'member'
  | 'help'
  | 'promotions'
  | 'blog'
  | 'news'
  | 'winners'
  | 'leaderboard'
  | 'rewards'
  | 'signIn'
  | 'dailyTasks'
  | 'wheel'
  | 'redEnvelope'
  | 'raffle'
  | 'pointMall'
  | 'seamless'
  | 'sports'
  | 'esports'
  | 'lott'
  | 'elott'
  | 'cockfight'
  | 'live'
  | 'fish'
  | 'rng'
  | 'originals'
  | 'pvp'
  | 'bgs'
  | 'favorite'
  | 'recent'
  | 'lottery'
  | 'seaLottery'
  | 'vnLottery'
  | 'game'
  | 'notFound'

const home = { screen: 'home', title: 'home' } as const
const coming = (title: PageTitle, more: Partial<PathFacts> = {}): PathFacts => ({
  screen: 'coming',
  title,
  ...more,
})
const games = (title: PageTitle): PathFacts => ({ screen: 'games', title })
const lottery = (title: PageTitle): PathFacts => ({
  screen: 'lottery',
  title,
  auth: true,
  game: true,
})

export const PATHS: Readonly<Record<string, PathFacts>> = {
  '/': home,
  '/index': home,
  '/index.html': home,
  '/home': home,
  '/login': { ...home, popup: 'login' },
  '/register': { ...home, popup: 'register' },
  '/help': { screen: 'home', title: 'help', overlay: 'help' },
  '/agent': { screen: 'agent-login', title: 'agentLogin' },
  '/agentHome': { screen: 'agent-home', title: 'agentHome' },
  '/member': coming('member', { auth: true }),
  '/promotions': { screen: 'promotions', title: 'promotions' },
  '/blog': { screen: 'reading', title: 'blog' },
  '/news': { screen: 'reading', title: 'news' },
  '/winners': { screen: 'winners', title: 'winners' },
  '/leaderboard': { screen: 'leaderboard', title: 'leaderboard' },
  '/rewards': { screen: 'rewards', title: 'rewards', auth: true },
  '/signIn': { screen: 'sign-in', title: 'signIn', auth: true },
  '/dailyTasks': { screen: 'daily-tasks', title: 'dailyTasks', auth: true },
  '/wheel': { screen: 'wheel', title: 'wheel', auth: true },
  '/redEnvelope': { screen: 'redEnvelope', title: 'redEnvelope', auth: true },
  '/raffle': { screen: 'raffle', title: 'raffle', auth: true },
  '/pointMall': coming('pointMall'),
  '/seamless': games('seamless'),
  '/sports': games('sports'),
  '/esports': games('esports'),
  '/lott': games('lott'),
  '/elott': games('elott'),
  '/cockfight': games('cockfight'),
  '/live': games('live'),
  '/fish': games('fish'),
  '/rng': games('rng'),
  '/pvp': games('pvp'),
  '/bgs': games('bgs'),
  '/favorite': { screen: 'mine', title: 'favorite', auth: true },
  '/recent': { screen: 'mine', title: 'recent', auth: true },
  '/lottery': lottery('lottery'),
  '/lottert': lottery('lottery'),
  '/seaLottery': lottery('seaLottery'),
  '/sealottery': lottery('seaLottery'),
  '/vnLottery': lottery('vnLottery'),
  '/vnlottery': lottery('vnLottery'),
}

const NOT_FOUND: PathFacts = { screen: 'not-found', title: 'notFound' }
const GAME: PathFacts = { screen: 'game', game: true, title: 'game' }

/** Facts of a path; matching is exact and case matters, one trailing slash is forgiven. */
export function factsOf(pathname: string): PathFacts {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  if (/^\/game\/(\d{1,12}|lotto)$/.test(path)) return GAME
  return Object.hasOwn(PATHS, path) ? (PATHS[path] ?? NOT_FOUND) : NOT_FOUND
}

/** The title of an address; D-042: the in-house games have one of their own. */
export function titleOf(pathname: string, search: string): PageTitle {
  const { title } = factsOf(pathname)
  const inhouse = title === 'rng' && new URLSearchParams(search).get('vassalage') === 'INHOUSE'
  return inhouse ? 'originals' : title
}

/** RTE-41, RTE-42: main content is re-created for each path, but the home page's names share one key. */
export function contentKey(pathname: string): string {
  const facts = factsOf(pathname)
  return facts.screen === 'home' ? 'home' : pathname
}
