import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { changePassword, memberQueries } from '../../../../api/member.ts'
import { systemQueries } from '../../../../api/system.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { fieldRule } from '../../../../patterns/forms/field-rules.ts'
import { href } from '../../../../patterns/routing/href.ts'
import { useIdempotentMutation } from '../../../../patterns/use-idempotent-mutation.ts'
import { remember } from '../../../../session/remember.ts'
import { forgetSignInPassword, signInPassword } from '../../../../session/sign-in.ts'
import { session } from '../../../../session/store.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
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
        // The password of the log-in was not it after all: then it has to be typed.
        if (outcome.error.code === 'password.old.wrong') setKnown(null)
        return
      }
      forgetSignInPassword()
      session.remove('passwordTrouble')
      await remember.clear()
      toast.show({ tone: 'success', message: t('done') })
      // AUT-26: the member is read anew; that the password is changed stands already.
      await client
        .invalidateQueries({ queryKey: memberQueries.info(session.get('token') ?? '').queryKey })
        .catch(() => undefined)
      const home = pathname.startsWith('/agent') ? href('/agentHome') : href('/')
      await navigate(home, { replace: true })
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
