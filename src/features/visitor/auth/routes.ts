import { definePopup, defineRoute, defineScreen } from '#patterns/routing/define-route.ts'

const agentLogin = defineScreen(() => import('./screens/agent-login.tsx'), 'auth', 'forms')
const login = defineScreen(() => import('./screens/login.tsx'), 'auth', 'forms')
const logout = defineScreen(() => import('./screens/logout.tsx'), 'auth', 'forms')

export const routes = [
  defineRoute({ path: '/login', title: 'shell:title.home', popup: 'login' }),
  defineRoute({
    path: '/agent',
    title: 'shell:title.agentLogin',
    frame: 'agent',
    screen: agentLogin,
  }),
] as const

export const popups = [
  definePopup({ name: 'login', screen: login }),
  definePopup({ name: 'logout', screen: logout }),
] as const
