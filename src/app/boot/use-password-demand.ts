import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { memberQueries } from '../../api/member/member.ts'
import { onPasswordDemand } from '../../api/member/password-demand.ts'
import { session } from '../../session/store.ts'
import { preloadRoute } from '../routing/preload-route.ts'

/**
 * AUT-25: in the middle of a session the server may refuse a call until the password is changed. The member
 * is read anew then, which says so and puts the change before everything else. The pop-up's code is loaded ahead.
 */
export function usePasswordDemand(token: string): void {
  const client = useQueryClient()
  // Noted by the log-in before it asks whose the session is.
  useEffect(() => {
    if (session.get('passwordTrouble') !== null) void preloadRoute('/', '?popup=change-password')
  }, [])
  useEffect(
    () =>
      onPasswordDemand((refused) => {
        if (refused !== token) return
        void client.invalidateQueries({ queryKey: memberQueries.info(token).queryKey })
      }),
    [client, token],
  )
}
