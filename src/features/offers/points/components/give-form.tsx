import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ApiError } from '#api/transport/error.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { typedCount } from '#lib/amount-input.ts'
import { formatPoints } from '#lib/points.ts'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { errorField } from '#patterns/forms/form-error.ts'
import { PaymentPasswordPart } from '#patterns/forms/payment-password-part.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useDraftForm } from '#patterns/forms/use-draft-form.ts'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { useFieldErrorText } from '#patterns/forms/use-field-error-text.ts'
import { usePhone } from '#patterns/forms/use-phone.ts'
import { useServerErrors } from '#patterns/forms/use-server-errors.ts'
import { LostWrite } from '#patterns/lost-write.tsx'
import { Button } from '#ui/button/button.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { listCountries, noDelivery, refusedFields, toDelivery } from '../delivery.ts'
import { useDeliveryRows } from '../hooks/use-delivery-rows.tsx'
import { draftName, useSpendPoints } from '../hooks/use-spend-points.ts'
import {
  computeCost,
  getQuantityRange,
  type PointsOffer,
  requiredFields,
  type SpendFields,
  stepSchema,
} from '../model.ts'
import { POINTS_REFUSALS } from '../refusals.ts'
import { DeliveryPart } from './delivery-part.tsx'

interface GiveFormProps {
  offer: PointsOffer
  own: string
  onClose: () => void
}

/** A reward that requires details is confirmed in a separate step; `change` goes back from there. */
type Step = 'fill' | 'confirm' | 'change'

/** The fields that a refusal is about. */
const placesOf = (error: ApiError): readonly (keyof SpendFields)[] =>
  errorField(error, POINTS_REFUSALS) === 'paymentPassword'
    ? ['paymentPassword']
    : refusedFields(error)

/** The fields, the confirmation of what is sent where, the payment password. */
export function GiveForm({ offer, own, onClose }: GiveFormProps) {
  const { t } = useTranslation('points')
  const { money } = useMoney()
  const fieldError = useFieldErrorText()
  const deliveryRows = useDeliveryRows()
  const isMoney = offer.kind === 'money'
  const fields = requiredFields(offer)
  const [step, setStep] = useState<Step>('fill')
  const isConfirming = step === 'confirm'
  const asksPassword = isConfirming || fields.length === 0
  const { min, max } = getQuantityRange(offer)
  const phone = usePhone(listCountries(fields))
  const form = useDraftForm<SpendFields>(draftName(offer), {
    resolver: (values, ...rest) =>
      zodResolver(stepSchema(offer, phone, values.country, asksPassword))(values, ...rest),
    defaultValues: {
      count: String(min),
      paymentPassword: '',
      ...noDelivery(phone.defaultCountry),
    },
    shouldFocusError: false,
  })
  const { register, handleSubmit, control, resetField, setFocus, formState } = form
  const { errors, submitCount } = formState
  const showErrors = useServerErrors(form, POINTS_REFUSALS)
  const typed = useWatch({ control })
  const heading = useRef<HTMLHeadingElement>(null)
  const focusStep = useEffectEvent(() => {
    if (step === 'confirm') heading.current?.focus()
    else if (step === 'change') setFocus('count')
  })
  useEffect(() => {
    if (step !== 'fill') focusStep()
  }, [step])
  const refusal = Object.values(errors).find(({ type }) => type === 'server')
  const element = useErrorFocus(submitCount, refusal)
  const give = useSpendPoints(offer, () => {
    toast.show({ tone: 'success', message: t(isMoney ? 'convert.done' : 'redeem.done') })
    onClose()
  })
  const count = typed.count ?? ''
  const cost = computeCost(offer, count)
  const delivery = toDelivery(fields, { ...noDelivery(''), ...typed }, phone)

  const onSubmit = handleSubmit(async ({ count: wanted, paymentPassword, ...filled }) => {
    if (!asksPassword) return setStep('confirm')
    const sent = { count: wanted, paymentPassword, delivery: toDelivery(fields, filled, phone) }
    const outcome = await give.mutate(sent)
    if (outcome === null || outcome.kind === 'done') return
    const places = placesOf(outcome.error)
    if (places.includes('paymentPassword')) resetField('paymentPassword')
    else if (places.length > 0) setStep('change')
    showErrors(outcome.error, places)
  })
  const rows = [
    { id: 'cost', term: t('give.cost'), detail: formatPoints(cost.points), strong: isConfirming },
    { id: 'own', term: t('give.own'), detail: formatPoints(own) },
    ...(cost.money === null
      ? []
      : [{ id: 'money', term: t('give.money'), detail: money(cost.money), strong: true }]),
  ]
  return (
    <Form ref={element} onSubmit={onSubmit}>
      {isConfirming ? (
        <>
          <h3 ref={heading} tabIndex={-1}>
            {t('delivery.check')}
          </h3>
          <KeyValue
            rows={[
              {
                id: 'count',
                term: t('history.quantity'),
                detail: formatCount(Number(typedCount(count))),
              },
              ...deliveryRows(delivery),
              ...rows,
            ]}
          />
        </>
      ) : (
        <>
          <TextField
            label={t(isMoney ? 'convert.count' : 'redeem.count')}
            hint={t('give.range', { least: min, most: max })}
            inputMode="numeric"
            reads="number"
            autoComplete="off"
            error={errors.count && t('give.wrong', { least: min, most: max })}
            {...register('count')}
          />
          <DeliveryPart fields={fields} several={max > 1} form={form} phone={phone} />
          <KeyValue rows={rows} />
        </>
      )}
      {asksPassword ? (
        <PaymentPasswordPart
          error={fieldError(errors.paymentPassword)}
          {...register('paymentPassword')}
        />
      ) : null}
      <LostWrite lostWrite={give.lostWrite} />
      <FormAlert
        refusals={POINTS_REFUSALS}
        error={
          give.uncertain || (give.error && placesOf(give.error).length > 0) ? null : give.error
        }
      />
      <SubmitButton loading={give.busy} disabled={give.uncertain} waitUntil={give.waitUntil}>
        {asksPassword ? t(isMoney ? 'convert.send' : 'redeem.send') : t('delivery.next')}
      </SubmitButton>
      {isConfirming ? (
        <Button variant="ghost" disabled={give.busy} onClick={() => setStep('change')}>
          {t('delivery.change')}
        </Button>
      ) : null}
    </Form>
  )
}
