import { defineRoute, defineScreen } from '../../../patterns/routing/define-route.ts'

const agentHome = defineScreen(() => import('./screens/agent-home.tsx'), 'pages')

/** RTE-09, ROL-10: everybody but agents is redirected to the agents' log-in. */
const AGENTS_ONLY = { guest: '/agent', member: '/agent', trial: '/agent' } as const

export const routes = [
  defineRoute({
    path: '/agentHome',
    title: 'shell:title.agentHome',
    auth: '/agent',
    roles: AGENTS_ONLY,
    frame: 'agent',
    screen: agentHome,
  }),
] as const
