import { useQueryClient } from '@tanstack/react-query'
import type { PhoneCode } from '#patterns/forms/use-phone-code.ts'
import { signIn } from '#session/sign-in.ts'
import type { SignIn } from './use-sign-in.ts'

/** Logs in by a mobile number and the code that was sent to it. */
export function useSmsLogin({ side, attempt, arrive }: SignIn) {
  const client = useQueryClient()
  const { human } = attempt
  return async (
    { dial, number }: { dial: string; number: string },
    typed: string,
    code: PhoneCode,
  ) => {
    attempt.setAlert(null)
    if (!human.requirePassed()) return null
    return attempt.run({
      method: 'sms',
      enter: async (signal) => {
        // The code travels as the password; an outside service turns it into a proof first.
        const { verificationCode, ...proof } = await code.confirm(typed)
        const credentials = {
          type: 'sms',
          username: number,
          countryDialingCode: dial,
          password: verificationCode,
          ...proof,
          ...(await human.proofField()),
        } as const
        return signIn(client, side, credentials, signal)
      },
      finish: (visitor) => arrive(visitor, visitor.account),
    })
  }
}
