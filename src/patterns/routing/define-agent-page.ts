import type { LucideIcon } from 'lucide-react'
import type { ContractKind } from '../../api/agent/contracts.ts'
import type { LazyScreen } from '../../ui/base/lazy-screen.ts'
import type { AgentPageKey } from './agent-page.ts'

/** The parts of the agent centre's menu, in order. */
export const AGENT_GROUPS = ['team', 'income', 'contracts', 'money', 'service'] as const

/**
 * AGT-26, CON-11: what an agent must have been given for a page to be there: salaries, contracts, an account
 * that may write (F-48), or the merchant's chat room (D-067).
 */
export type AgentNeed = 'salary' | 'contract' | 'writing' | 'chat'

/** A page of the agent centre: `/agentHome?page=<key>` (D-016). */
export interface AgentPage {
  readonly page: AgentPageKey
  readonly menu: { readonly group: (typeof AGENT_GROUPS)[number]; readonly icon: LucideIcon }
  /** Without it everybody has the page; otherwise it is in the menu, and its address known, to those only. */
  readonly requires?: AgentNeed
  /** D-075: only where a contract of this kind waits for the agent or pays. */
  readonly kind?: ContractKind
  readonly screen: LazyScreen<object>
}

/**
 * States a page of the agent centre: its address and its entry in the menu, which stands where `AGENT_PAGES`
 * has its key. The name of the page is `page.<key>` of the texts `agent`. The screen renders a `Page`; guard,
 * header and menu are the frame's.
 */
export const defineAgentPage = (page: AgentPage): AgentPage => page
