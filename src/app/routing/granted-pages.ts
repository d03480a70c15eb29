import type { AgentNeed, AgentPage } from '../../patterns/routing/define-agent-page.ts'

/** What the server says of an agent's desk; absent flags are off. */
interface Desk {
  readonly enableSalary?: boolean
  readonly enableContract?: boolean
  readonly readOnly?: boolean
}

/** AGT-26, CON-11, F-48: the pages that this agent has, in the order of the menu. */
export function grantedPages(pages: readonly AgentPage[], desk: Desk | null): readonly AgentPage[] {
  const has: Readonly<Record<AgentNeed, boolean>> = {
    salary: desk?.enableSalary === true,
    contract: desk?.enableContract === true,
    writing: desk?.readOnly !== true,
  }
  return pages.filter(({ requires }) => requires === undefined || has[requires])
}
