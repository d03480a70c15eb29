import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type ApiError, asApiError } from '../../../api/error.ts'
import { systemQueries } from '../../../api/system.ts'
import { wantsCaptcha } from '../../../forms/error-facts.ts'
import { useCaptcha } from '../../../forms/use-captcha.ts'
import { useOneRequest } from '../../../forms/use-one-request.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { takeLapse } from '../../../session/lapse.ts'
import { withPopup } from '../../../session/popup.ts'
import { remember } from '../../../session/remember.ts'
import { type SignedIn, signIn, signInFreeplay } from '../../../session/sign-in.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import type { LoginFields } from '../model.ts'

export type Side = 'player' | 'agent'

/** Everything a log-in form does: the call, what a refusal changes, where a success leads. */
export function useSignIn(side: Side) {
  const { t } = useTranslation('auth')
  const client = useQueryClient()
  const navigate = useNavigate()
  const captcha = useCaptcha()
  const { busy, run } = useOneRequest<'form' | 'free'>()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const keepPassword = useQuery(systemQueries.config()).data?.remember.password === true

  // RTE-43, RTE-45; AUT-08, AUT-09: a password that must change is asked for on the way.
  // Whoever only comes back after their session lapsed goes on where they were.
  const arrive = ({ trouble, account }: SignedIn) => {
    const back = takeLapse(account)
    const home = side === 'agent' ? '/agentHome' : '/'
    const state = trouble ? { trouble } : null
    return trouble === null && back !== null
      ? navigate(back, { replace: true })
      : navigate(
          { pathname: home, search: withPopup('', trouble ? 'change-password' : null) },
          { replace: true, state },
        )
  }

  const attempt = async (enter: () => Promise<void>): Promise<'done' | 'again'> => {
    setFailure(null)
    try {
      await enter()
      return 'done'
    } catch (thrown) {
      const error = asApiError(thrown)
      setFailure(error)
      if (captcha.shown || wantsCaptcha(error)) captcha.renew()
      return 'again'
    }
  }

  const submit = (fields: LoginFields) =>
    run('form', () =>
      attempt(async () => {
        const { username, password } = fields
        const proof = captcha.shown ? { captcha: fields.captcha } : {}
        const who = await signIn(client, side, { type: 'username', username, password, ...proof })
        if (side === 'player') {
          const kept = keepPassword && who.trouble === null ? password : null
          await (fields.remember ? remember.save({ username, password: kept }) : remember.clear())
        }
        // Nothing may lie over a form that comes next.
        if (who.trouble === null)
          toast.show({ tone: 'success', message: t('login.welcome', { name: username }) })
        await arrive(who)
      }),
    )

  const freePlay = () =>
    run('free', () => attempt(async () => void (await arrive(await signInFreeplay(client)))))

  return { busy, failure, captcha, keepPassword, submit, freePlay }
}
