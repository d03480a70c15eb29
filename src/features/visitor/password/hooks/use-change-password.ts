import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ApiError, asApiError } from '../../../../api/error.ts'
import { changePassword, memberQueries } from '../../../../api/member.ts'
import { systemQueries } from '../../../../api/system.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { fieldRule } from '../../../../patterns/forms/field-rules.ts'
import { useOneRequest } from '../../../../patterns/forms/use-one-request.ts'
import { remember } from '../../../../session/remember.ts'
import { dropHeldPassword, heldPassword } from '../../../../session/sign-in.ts'
import { session } from '../../../../session/store.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import type { ChangeFields } from '../model.ts'

/** The call behind the change-password form and what follows it. */
export function useChange() {
  const { t } = useTranslation('password')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { busy, run } = useOneRequest<'form'>()
  const [held, setHeld] = useState(heldPassword)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const fields = useQuery(systemQueries.registerSettings()).data?.fields

  const submit = ({ oldPassword, newPassword, confirmNewPassword }: ChangeFields) =>
    run('form', async () => {
      setFailure(null)
      try {
        await changePassword({
          oldPassword: held ?? oldPassword,
          newPassword,
          confirmNewPassword,
        })
      } catch (thrown) {
        const error = asApiError(thrown)
        // What the session held was not it after all: then it has to be typed.
        if (error.code === 'password.old.wrong') setHeld(null)
        setFailure(error)
        return 'again'
      }
      dropHeldPassword()
      session.remove('passwordTrouble')
      await remember.clear()
      toast.show({ tone: 'success', message: t('done') })
      // AUT-26: who is here is read anew; that the password is changed stands already.
      await client
        .invalidateQueries({ queryKey: memberQueries.info(session.get('token') ?? '').queryKey })
        .catch(() => undefined)
      await navigate(pathname.startsWith('/agent') ? '/agentHome' : '/', { replace: true })
      return 'done'
    })

  return {
    busy: busy !== null,
    failure,
    askOld: held === null,
    // A password is always needed, whatever the answer says of it.
    rule: { ...fieldRule('password', fields?.password), enabled: true, required: true },
    submit,
  }
}
