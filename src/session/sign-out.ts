import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { logout } from '#api/member/session.ts'
import { markSigningOut } from './expiry.ts'
import { announceSessionEnd, endSession } from './other-tabs.ts'
import { privateRecords, sharedRecords } from './private-records.ts'
import { clearSignInPassword } from './sign-in.ts'
import { session } from './store.ts'
import { useVisitor } from './visitor.ts'

/** After this time the page goes on without the answer of the logout call. */
const TIMEOUT_MS = 1500
const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Calls logout, then navigates away. The session also ends when the call fails, and only once the new page is shown: on
 * a private page an earlier end would open the login.
 */
export function useSignOut() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { isAgent } = useVisitor()
  const [busy, setBusy] = useState(false)
  const started = useRef(false)
  const stage = useRef<'mounted' | 'leaving' | 'unmounted'>('mounted')

  useEffect(() => {
    stage.current = 'mounted'
    return () => {
      if (stage.current === 'leaving') endSession(client)
      stage.current = 'unmounted'
    }
  }, [client])

  const signOut = async () => {
    if (started.current) return
    started.current = true
    setBusy(true)
    const token = session.get('token')
    markSigningOut(token)
    announceSessionEnd()
    await Promise.race([logout().catch(() => undefined), after(TIMEOUT_MS)])
    clearSignInPassword()
    privateRecords.clear()
    sharedRecords.clear()
    if (stage.current === 'unmounted') return endSession(client, token ?? '')
    if (session.get('token') === token) stage.current = 'leaving'
    // A visitor who must change the password does not count as logged in, but the role is known.
    const agent = isAgent || session.get('isAgent') === true
    await navigate(agent ? '/agent' : '/', { replace: true })
  }

  return { busy, signOut }
}
