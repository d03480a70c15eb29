import { definePopup, defineRoute, defineScreen } from '#patterns/routing/define-route.ts'

const games = defineScreen(() => import('./screens/games.tsx'), 'lobby', 'game')
const mine = defineScreen(() => import('./screens/personal-games.tsx'), 'lobby', 'game')
const search = defineScreen(
  () => import('./screens/search.tsx'),
  'lobby',
  'game',
  'member',
  'agent',
  'support',
)
const vendorGames = defineScreen(() => import('./screens/vendor-games.tsx'), 'lobby', 'game')

/** A list of games of one type. */
const gameList = <
  const Path extends string,
  Name extends Parameters<typeof games.View>[0]['title'],
>(
  path: Path,
  name: Name,
) =>
  defineRoute({
    path,
    title: `shell:title.${name}`,
    section: 'games',
    screen: games,
    props: { title: name },
  })

const ownList = <const Path extends string>(path: Path, name: 'favorite' | 'recent') =>
  defineRoute({
    path,
    title: `shell:title.${name}`,
    auth: '/login',
    section: 'games',
    screen: mine,
    props: { title: name },
  })

export const routes = [
  gameList('/seamless', 'seamless'),
  gameList('/sports', 'sports'),
  gameList('/esports', 'esports'),
  gameList('/lott', 'lott'),
  gameList('/elott', 'elott'),
  gameList('/cockfight', 'cockfight'),
  gameList('/live', 'live'),
  gameList('/fish', 'fish'),
  defineRoute({
    path: '/rng',
    // The in-house games have their own title.
    title: (search) =>
      search.get('vassalage') === 'INHOUSE' ? 'shell:title.originals' : 'shell:title.rng',
    section: 'games',
    screen: games,
    props: { title: 'rng' },
  }),
  gameList('/pvp', 'pvp'),
  gameList('/bgs', 'bgs'),
  ownList('/favorite', 'favorite'),
  ownList('/recent', 'recent'),
] as const

export const popups = [
  definePopup({ name: 'search', params: ['find'], screen: search }),
  definePopup({ name: 'games', params: ['of', 'kind'], screen: vendorGames }),
] as const
