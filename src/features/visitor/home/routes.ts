import { defineRoute, defineScreen } from '#patterns/routing/define-route.ts'

const home = defineScreen(() => import('./screens/home.tsx'))

export const routes = [
  defineRoute({
    path: ['/', '/index', '/index.html', '/home'],
    title: 'shell:title.home',
    screen: home,
  }),
] as const
