import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { systemQueries } from '#api/content/system.ts'
import { changePassword, memberQueries } from '#api/member/member.ts'
import { isPrivate } from '#api/transport/query-keys.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { fieldRule } from '#patterns/forms/field-rules.ts'
import { href } from '#patterns/routing/href.ts'
import { withPopup } from '#patterns/routing/popup.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { remember } from '#session/remember.ts'
import { clearSignInPassword, signInPassword } from '#session/sign-in.ts'
import { pendingLink } from '#session/social-sign-in.ts'
import { session } from '#session/store.ts'
import { toast } from '#ui/toast/toast-store.ts'
import type { ChangeFields } from '../model.ts'

/** The call behind the change-password form and what follows it. */
export function useChangePassword() {
  const { t } = useTranslation('password')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [known, setKnown] = useState(signInPassword)
  const fields = useQuery(systemQueries.registerSettings()).data?.fields

  const { mutate, busy, error, waitUntil } = useIdempotentMutation({
    name: 'change-password',
    send: ({ oldPassword, newPassword, confirmNewPassword }: ChangeFields) =>
      changePassword({ oldPassword: known ?? oldPassword, newPassword, confirmNewPassword }),
    contentOf: () => null,
    once: true,
    async onSettled(outcome) {
      if (outcome.kind !== 'done') {
        // The password of the login was not it after all: then it has to be typed.
        if (outcome.error.code === 'password.old.wrong') setKnown(null)
        return
      }
      clearSignInPassword()
      session.remove('passwordTrouble')
      await remember.clear()
      toast.show({ tone: 'success', message: t('done') })
      // Fetches the member info again, with everything that was refused until now. The change is already
      // stored.
      const { queryKey } = memberQueries.info(session.get('token') ?? '')
      client.setQueryData(queryKey, (old) => old && { ...old, mustChangePassword: false })
      await client
        .invalidateQueries({
          predicate: ({ queryKey: key, state }) => isPrivate(key) || state.status === 'error',
        })
        .catch(() => undefined)
      const agent = pathname.startsWith('/agent')
      const search = !agent && pendingLink.get() ? withPopup('', 'link') : ''
      await navigate(
        { pathname: agent ? href('/agentHome') : href('/'), search },
        { replace: true },
      )
    },
  })

  return {
    busy,
    waitUntil,
    failure: error,
    asksOld: known === null,
    // A password is always needed, whatever the answer says of it.
    rule: { ...fieldRule('password', fields?.password), enabled: true, required: true },
    submit: mutate,
  }
}
