import type { LucideIcon } from 'lucide-react'
import type { ContractKind } from '#api/agent/contracts.ts'
import type { LazyScreen } from '#ui/base/lazy-screen.ts'
import type { AgentPageKey } from './agent-page.ts'

/** The parts of the agent centre's menu, in order. */
export const AGENT_GROUPS = ['team', 'income', 'contracts', 'money', 'service'] as const

/**
 * The condition for a page of the agent centre: salaries, contracts, a writable account, or the merchant's chat room.
 */
export type AgentNeed = 'salary' | 'contract' | 'writing' | 'chat'

/** A page of the agent centre: `/agentHome?page=<key>`. */
export interface AgentPage {
  readonly page: AgentPageKey
  readonly menu: { readonly group: (typeof AGENT_GROUPS)[number]; readonly icon: LucideIcon }
  /**
   * Without it every agent has the page. Otherwise only agents with this grant see it in the menu and can open it.
   */
  readonly requires?: AgentNeed
  /** Only if a contract of this kind is pending or pays. */
  readonly kind?: ContractKind
  readonly screen: LazyScreen<object>
}

/**
 * Defines a page of the agent centre: its address and its menu entry, in the order of `AGENT_PAGES`. Its name is
 * `page.<key>` of the texts `agent`. The screen renders a `Page`; the frame adds guard, header and menu.
 */
export const defineAgentPage = (page: AgentPage): AgentPage => page
