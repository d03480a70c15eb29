import type { MemberPage } from '#patterns/routing/define-member-page.ts'
import { useMember, useModule, useVisitor } from '#session/visitor.ts'

/** Hides the pages whose module is off, and the invitations of members without a referral. */
export function useShownPages(pages: readonly MemberPage[]): readonly MemberPage[] {
  const points = useModule('PTSYS3')
  const rebate = useModule('MANPLAYREB3')
  const { isAgent } = useVisitor()
  const referral = useMember()?.availablePromo.REFERRAL.enabled === true && !isAgent
  const on: Readonly<Record<string, boolean>> = {
    PTSYS3: points,
    MANPLAYREB3: rebate,
    referral,
  }
  return pages.filter(({ flag }) => flag === null || on[flag])
}
