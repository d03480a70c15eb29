import { useQuery } from '@tanstack/react-query'
import { systemQueries } from '#api/content/system.ts'
import { remember } from '#session/remember.ts'
import type { SignedIn } from '#session/sign-in.ts'
import type { LoginFields } from '../model.ts'
import { type Side, useAfterSignIn } from './use-after-sign-in.ts'

/** Whether the merchant lets a device store the password too. */
export const useKeepsPassword = (): boolean =>
  useQuery(systemQueries.config()).data?.remember.password === true

/** Stores the username and password of a player who ticked the box, or clears them, and leaves the login. */
export function useFinishPasswordLogin(side: Side) {
  const arrive = useAfterSignIn(side)
  const keepsPassword = useKeepsPassword()
  return async (visitor: SignedIn, fields: LoginFields) => {
    const { username } = fields
    if (side === 'player') {
      // A password that must be changed is not worth storing.
      const password = keepsPassword && visitor.trouble === null ? fields.password : null
      await (fields.remember ? remember.save({ username, password }) : remember.clear())
    }
    await arrive(visitor, username)
  }
}
