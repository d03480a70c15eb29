import { defineRoute, defineScreen } from '#patterns/routing/define-route.ts'

const promotions = defineScreen(
  () => import('./screens/promotions.tsx'),
  'promotions',
  'bonus',
  'forms',
)

export const routes = [
  defineRoute({ path: '/promotions', title: 'shell:title.promotions', screen: promotions }),
] as const
