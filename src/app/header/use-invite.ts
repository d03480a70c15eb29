import type { MouseEvent } from 'react'
import { usePopup } from '#patterns/routing/popup.ts'
import { useMember, useVisitor } from '#session/visitor.ts'

const TO = '/member?page=referral'

export interface Invite {
  readonly to: string
  /** Stops a trial account, which has no such page. */
  readonly onClick: (event: MouseEvent) => void
}

/**
 * The link to the invitations, for members with referral and never for agents. Whether a
 * guest will have referral is unknown; `guests` says whether to show them the link.
 */
export function useInvite(guests = false): Invite | null {
  const { isAgent, isLogin, isTrial } = useVisitor()
  const member = useMember()
  const { open } = usePopup()
  const enabled = isLogin ? member?.availablePromo.REFERRAL.enabled === true && !isAgent : guests
  if (!enabled) return null
  return {
    to: TO,
    onClick: (event) => {
      if (!isTrial) return
      event.preventDefault()
      void open('real-account')
    },
  }
}
