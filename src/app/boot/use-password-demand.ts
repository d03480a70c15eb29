import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { memberQueries } from '../../api/member.ts'
import { onPasswordDemand } from '../../api/password-demand.ts'

/**
 * AUT-25: in the middle of a session the server may refuse a call until the password is changed. The member
 * is read anew then, which says so and puts the change before everything else.
 */
export function usePasswordDemand(token: string): void {
  const client = useQueryClient()
  useEffect(
    () =>
      onPasswordDemand((refused) => {
        if (refused !== token) return
        void client.invalidateQueries({ queryKey: memberQueries.info(token).queryKey })
      }),
    [client, token],
  )
}
