import { defineRoute, defineScreen } from '#patterns/routing/define-route.ts'

const gameHost = defineScreen(() => import('./screens/game-host.tsx'), 'play', 'bonus')

/** A game has the window to itself. */
export const routes = [
  defineRoute({
    path: '/game/:nodeId',
    params: { nodeId: /^(\d{1,12}|lotto)$/ },
    title: 'shell:title.game',
    frame: 'game',
    game: true,
    screen: gameHost,
  }),
] as const
