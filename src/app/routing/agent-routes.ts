import { AGENT_PAGES } from '#patterns/routing/agent-page.ts'
import type { AgentPage } from '#patterns/routing/define-agent-page.ts'
import type { MemberPage } from '#patterns/routing/define-member-page.ts'
import { defineRoute, defineScreen, type Route } from '#patterns/routing/define-route.ts'

const frame = defineScreen(() => import('../shells/agent-frame.tsx'), 'agent')

/** RTE-09, ROL-10: visitors other than agents are redirected to the agents' login. */
const AGENTS_ONLY = { guest: '/agent', member: '/agent', trial: '/agent' } as const

/** AGT-13..15: the member's own pages that agents have in their frame too, and where in its menu. */
const SHARED = { depositv2: 'money', withdraw: 'money', messageV2: 'service' } as const

/** The pages of the agent centre in menu order: agents' pages and pages of every member. */
export const listAgentPages = (
  own: readonly AgentPage[],
  members: readonly MemberPage[],
): readonly AgentPage[] => {
  const shared = members.flatMap(({ page, menu, screen }) => {
    if (!menu || !(page === 'depositv2' || page === 'withdraw' || page === 'messageV2')) return []
    return {
      page,
      menu: { group: SHARED[page], icon: menu.icon },
      requires: 'writing' as const,
      screen,
    }
  })
  const all: readonly AgentPage[] = [...own, ...shared]
  return AGENT_PAGES.flatMap((key) => all.filter(({ page }) => page === key))
}

/** Every page of the agent centre in one frame; unknown keys show the first one. */
export const agentRoutes = (pages: readonly AgentPage[]): readonly Route<'/agentHome'>[] =>
  pages.map(({ page, screen }) =>
    defineRoute({
      path: '/agentHome',
      page,
      title: (search) => (search.has('page') ? `agent:page.${page}` : 'shell:title.agentHome'),
      auth: '/agent',
      roles: AGENTS_ONLY,
      frame: 'agent',
      screen: frame,
      props: { pages },
      preload: screen.preload,
    }),
  )
