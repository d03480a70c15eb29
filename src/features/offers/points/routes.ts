import { defineRoute, defineScreen } from '#patterns/routing/define-route.ts'

const pointMall = defineScreen(
  () => import('./screens/point-mall.tsx'),
  ...(['points', 'records', 'patterns', 'forms'] as const),
)

export const routes = [
  defineRoute({ path: '/pointMall', title: 'shell:title.pointMall', screen: pointMall }),
] as const
