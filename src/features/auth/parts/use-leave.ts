import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { logout } from '../../../api/session.ts'
import { useOneRequest } from '../../../forms/use-one-request.ts'
import { endSession, tellEnd } from '../../../session/end.ts'
import { dropHeldPassword } from '../../../session/sign-in.ts'
import { session } from '../../../session/store.ts'
import { useVisitor } from '../../../session/visitor.ts'

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
  const { busy, run } = useOneRequest<'leave'>()
  const stage = useRef<'here' | 'leaving' | 'gone'>('here')

  useEffect(() => {
    stage.current = 'here'
    return () => {
      if (stage.current === 'leaving') endSession(client)
      stage.current = 'gone'
    }
  }, [client])

  const leave = () =>
    run('leave', async () => {
      const token = session.get('token')
      tellEnd()
      await Promise.race([logout().catch(() => undefined), after(PATIENCE_MS)])
      dropHeldPassword()
      if (stage.current === 'gone') endSession(client, token ?? '')
      else {
        if (session.get('token') === token) stage.current = 'leaving'
        await navigate(isAgent ? '/agent' : '/', { replace: true })
      }
      return 'done'
    })

  return { busy: busy !== null, leave }
}
