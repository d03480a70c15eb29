import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { memberQueries } from '#api/member/member.ts'
import { onPasswordChangeRequired } from '#api/member/password-change.ts'
import { session } from '#session/store.ts'
import { preloadRoute } from '../routing/preload-route.ts'

/**
 * The server may refuse a call in the middle of a session until the password is changed. Then the member
 * info is fetched again: it carries the demand, which blocks everything else. Loads the pop-up's code ahead.
 */
export function usePasswordChangeRequired(token: string): void {
  const client = useQueryClient()
  // The login has stored it before it fetches the member info.
  useEffect(() => {
    if (session.get('passwordTrouble') !== null) void preloadRoute('/', '?popup=change-password')
  }, [])
  useEffect(
    () =>
      onPasswordChangeRequired((refused) => {
        if (refused !== token) return
        void client.invalidateQueries({ queryKey: memberQueries.info(token).queryKey })
      }),
    [client, token],
  )
}
