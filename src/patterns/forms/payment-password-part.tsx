import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useEffect } from 'react'
import { z } from 'zod/mini'
import { securityKeys, securityQueries } from '#api/member/security.ts'
import { toDeviceTime } from '#api/transport/server-time.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { setPaymentPasswordBody } from '#openapi/generated/requests/setPaymentPassword.ts'
import { useToken } from '#session/store.ts'
import { useSecondsLeft } from '#ui/base/use-seconds-left.ts'
import { Button } from '#ui/button/button.tsx'
import { onlyDigits } from '#ui/code-field/digits.ts'
import { TextButton } from '#ui/link/text-button.tsx'
import { PinField } from '#ui/pin-field/pin-field.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { usePopup } from '../routing/popup.ts'
import { useTimeText } from '../use-time-text.ts'
import styles from './form.module.css'
import { requestText } from './request-field.ts'

/** Six digits, typed in any script. */
export const paymentPasswordSchema = () =>
  requestText(
    setPaymentPasswordBody.shape.password,
    { empty: 'withdrawalPassword', shape: 'pinShape' },
    z.overwrite(onlyDigits),
  )

/** Whether the member has a payment password. Without one a form cannot be sent. True until that is known. */
export const useHasPaymentPassword = (): boolean =>
  useQuery(securityQueries.config(useToken() ?? '')).data?.paymentPassword.set !== false

type PaymentPasswordPartProps = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'onChange' | 'onBlur' | 'ref'
> & {
  error: string | undefined
  label?: string
}

/**
 * The payment password field of a form that moves money: `<PaymentPasswordPart
 * error={errorText(errors.paymentPassword)} {...register('paymentPassword')} />` with `paymentPasswordSchema()`. A
 * refusal of it is an error of this field (`errorField(error) === 'paymentPassword'`). Links to setting one if
 * there is none, and to the code if it was forgotten. While wrong tries lock it, the field says until when.
 */
export function PaymentPasswordPart({ error, label, ...input }: PaymentPasswordPartProps) {
  const { t } = useTranslation('forms')
  const client = useQueryClient()
  const { open } = usePopup()
  const { moment } = useTimeText()
  const state = useQuery(securityQueries.config(useToken() ?? '')).data?.paymentPassword
  const lockedUntil = state?.lockedUntil ?? null
  const locked = useSecondsLeft(lockedUntil === null ? null : toDeviceTime(lockedUntil)) > 0
  // A refusal may mean that it is locked now or no longer exists.
  useEffect(() => {
    if (error !== undefined) void client.invalidateQueries({ queryKey: securityKeys.all })
  }, [client, error])
  if (state?.set === false) {
    return (
      <Stack gap="2">
        <p className={styles.note}>{t('payment.none')}</p>
        <Button variant="secondary" onClick={() => open('payment-password')}>
          {t('payment.set')}
        </Button>
      </Stack>
    )
  }
  const lockText =
    locked && lockedUntil !== null ? t('payment.locked', { time: moment(lockedUntil) }) : undefined
  return (
    <Stack gap="2">
      <PinField
        {...input}
        label={label ?? t('payment.label')}
        hint={lockText === undefined ? t('payment.hint') : undefined}
        error={lockText ?? error}
        readOnly={locked}
      />
      <p>
        <TextButton onClick={() => open('payment-password', { forgot: '1' })}>
          {t('payment.forgot')}
        </TextButton>
      </p>
    </Stack>
  )
}
