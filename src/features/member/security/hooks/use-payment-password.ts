import { useQueryClient } from '@tanstack/react-query'
import {
  changePaymentPassword,
  resetPaymentPassword,
  securityKeys,
  setPaymentPassword,
} from '../../../../api/security.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useErrorText } from '../../../../patterns/forms/use-error-text.ts'
import { useIdempotentMutation } from '../../../../patterns/use-idempotent-mutation.ts'
import { useMounted } from '../../../../patterns/use-mounted.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import type { PinFields, PinWay } from '../model.ts'

const send = (way: PinWay, fields: PinFields, requestId: string): Promise<null> => {
  const { oldPin, newPin, method, code } = fields
  if (way === 'set') return setPaymentPassword({ password: newPin, requestId })
  if (way === 'reset') return resetPaymentPassword({ method, code, password: newPin, requestId })
  return changePaymentPassword({ oldPassword: oldPin, newPassword: newPin, requestId })
}

/** D-064: sets, changes or resets the payment password; `onDone` follows its success. */
export function usePaymentPassword(way: PinWay, onDone: () => void) {
  const { t } = useTranslation('security')
  const text = useErrorText()
  const client = useQueryClient()
  const mounted = useMounted()
  const { mutate, busy, error, waitUntil, uncertain } = useIdempotentMutation({
    name: `payment-password.${way}`,
    send: (fields: PinFields, key) => send(way, fields, key),
    contentOf: () => null,
    once: true,
    async onSettled(outcome) {
      await client.invalidateQueries({ queryKey: securityKeys.all }).catch(() => undefined)
      if (outcome.kind === 'done') {
        toast.show({ tone: 'success', message: t(`pin.done.${way}`) })
        if (mounted.current) onDone()
      } else if (!mounted.current) toast.show({ tone: 'danger', message: text(outcome.error) })
    },
  })
  return { submit: mutate, busy, failure: error, waitUntil, uncertain }
}
