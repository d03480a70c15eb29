import { useState } from 'react'
import { useToken } from './store.ts'
import { useVisitor } from './visitor.ts'

/**
 * Whether a form for guests was opened by a logged-in visitor. False for a visitor who logs in while it is open,
 * and for a trial player, who may still want an account.
 */
export function useAlreadySignedIn(): boolean {
  const token = useToken()
  const [before] = useState(token)
  const { isLogin, isTrial } = useVisitor()
  return before !== null && token === before && isLogin && !isTrial
}
