import { defineRoute, defineScreen } from '#patterns/routing/define-route.ts'

const wheel = defineScreen(() => import('./screens/wheel.tsx'), 'prizes', 'forms', 'patterns')
const redEnvelope = defineScreen(
  () => import('./screens/red-envelope.tsx'),
  'prizes',
  'forms',
  'patterns',
)
const raffle = defineScreen(() => import('./screens/raffle.tsx'), 'prizes', 'forms', 'patterns')

export const routes = [
  defineRoute({ path: '/wheel', title: 'shell:title.wheel', auth: '/login', screen: wheel }),
  defineRoute({
    path: '/redEnvelope',
    title: 'shell:title.redEnvelope',
    auth: '/login',
    screen: redEnvelope,
  }),
  defineRoute({ path: '/raffle', title: 'shell:title.raffle', auth: '/login', screen: raffle }),
] as const
