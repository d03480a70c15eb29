import {
  changePaymentPassword,
  resetPaymentPassword,
  setPaymentPassword,
} from '#api/member/security.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { PinFields, PinWay } from '../model.ts'
import { useSecurityWrite } from './use-security-write.ts'

const send = (way: PinWay, fields: PinFields, requestId: string): Promise<null> => {
  const { oldPin, newPin, method, code } = fields
  if (way === 'set') return setPaymentPassword({ password: newPin, requestId })
  if (way === 'reset') return resetPaymentPassword({ method, code, password: newPin, requestId })
  return changePaymentPassword({ oldPassword: oldPin, newPassword: newPin, requestId })
}

/** Sets, changes or resets the payment password; `onDone` follows its success. */
export function usePaymentPassword(way: PinWay, onDone: () => void) {
  const { t } = useTranslation('security')
  return useSecurityWrite({
    name: `payment-password.${way}`,
    send: (fields: PinFields, key) => send(way, fields, key),
    contentOf: () => null,
    done: t(`pin.done.${way}`),
    onDone,
  })
}
