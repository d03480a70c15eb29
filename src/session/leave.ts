import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { logout } from '../api/session.ts'
import { endSession, tellEnd } from './end.ts'
import { noteLeaving } from './expiry.ts'
import { dropRounds } from './open-rounds.ts'
import { dropHeldPassword } from './sign-in.ts'
import { session } from './store.ts'
import { useVisitor } from './visitor.ts'

/** A log-out call that takes longer goes on by itself. */
const PATIENCE_MS = 1500
const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * AUT-29..33: the log-out call, then away. The session ends also when the call fails, and only once
 * the new page stands: on a page for members only, ending it first would ask for a log-in again.
 */
export function useLeave() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { isAgent } = useVisitor()
  const [busy, setBusy] = useState(false)
  const asked = useRef(false)
  const stage = useRef<'here' | 'leaving' | 'gone'>('here')

  useEffect(() => {
    stage.current = 'here'
    return () => {
      if (stage.current === 'leaving') endSession(client)
      stage.current = 'gone'
    }
  }, [client])

  const leave = async () => {
    if (asked.current) return
    asked.current = true
    setBusy(true)
    const token = session.get('token')
    noteLeaving(token)
    tellEnd()
    await Promise.race([logout().catch(() => undefined), after(PATIENCE_MS)])
    dropHeldPassword()
    dropRounds()
    if (stage.current === 'gone') return endSession(client, token ?? '')
    if (session.get('token') === token) stage.current = 'leaving'
    await navigate(isAgent ? '/agent' : '/', { replace: true })
  }

  return { busy, leave }
}
