import type { ConsolidatedContracts } from '#api/agent/contracts.ts'
import { isActiveOrPending } from '#entities/contract/kinds.ts'
import type { AgentNeed, AgentPage } from '#patterns/routing/define-agent-page.ts'

/** The server's grants to an agent. An absent flag is off. */
interface Grants {
  readonly enableSalary?: boolean
  readonly enableContract?: boolean
  readonly readOnly?: boolean
  /** The department of the agents' chat room; null when there is none. */
  readonly chatRoom?: string | null
}

/** The pages that this agent has, in the order of the menu. */
export function grantedPages(
  pages: readonly AgentPage[],
  grants: Grants | null,
  codes: ConsolidatedContracts | null = null,
): readonly AgentPage[] {
  const has: Readonly<Record<AgentNeed, boolean>> = {
    salary: grants?.enableSalary === true,
    contract: grants?.enableContract === true,
    writing: grants?.readOnly !== true,
    chat: typeof grants?.chatRoom === 'string',
  }
  const isOpen = ({ kind }: AgentPage) =>
    kind === undefined || (codes && isActiveOrPending(codes, kind))
  return pages.filter((page) => (page.requires === undefined || has[page.requires]) && isOpen(page))
}
