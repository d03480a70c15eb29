import { definePopup, defineRoute, defineScreen } from '#patterns/routing/define-route.ts'

const register = defineScreen(() => import('./screens/register.tsx'), 'register', 'forms')
const welcome = defineScreen(() => import('./screens/welcome.tsx'), 'register')

export const routes = [
  // A trial account may become a real one.
  defineRoute({
    path: '/register',
    title: 'shell:title.home',
    popup: { name: 'register', for: ['trial'] },
  }),
] as const

export const popups = [
  definePopup({ name: 'register', params: ['ref', 'aff'], screen: register }),
  definePopup({ name: 'welcome', screen: welcome }),
] as const
