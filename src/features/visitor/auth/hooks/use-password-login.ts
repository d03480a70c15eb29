import { useQueryClient } from '@tanstack/react-query'
import { signIn } from '#session/sign-in.ts'
import { type LoginFields, parseChallenge } from '../model.ts'
import { useFinishPasswordLogin } from './use-finish-password-login.ts'
import type { SignIn } from './use-sign-in.ts'

/** Logs in by username and password, with a captcha when the server requires one. */
export function usePasswordLogin({ side, attempt, challenge }: SignIn) {
  const client = useQueryClient()
  const finish = useFinishPasswordLogin(side)
  const { captcha, human } = attempt
  return async (fields: LoginFields) => {
    attempt.setAlert(null)
    if (!human.requirePassed()) return null
    const { username, password, remember: rememberMe } = fields
    return attempt.run({
      method: 'password',
      enter: async (signal) => {
        const credentials = {
          type: 'username',
          username,
          password,
          ...(captcha.shown && { captcha: fields.captcha }),
          // The agents' form has no such box.
          ...(side === 'player' && { rememberMe }),
          ...(await human.proofField()),
        } as const
        return signIn(client, side, credentials, signal)
      },
      finish: (visitor) => finish(visitor, fields),
      onRefused({ code, value }) {
        const found = code === 'login.ip.unverified' ? parseChallenge(value, username) : null
        if (found) challenge.ask(found, fields)
        return found !== null
      },
    })
  }
}
