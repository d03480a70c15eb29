import { zodResolver } from '@hookform/resolvers/zod'
import { useWatch } from 'react-hook-form'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatPoints } from '#lib/points.ts'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { errorField } from '#patterns/forms/form-error.ts'
import { PaymentPasswordPart } from '#patterns/forms/payment-password-part.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useDraftForm } from '#patterns/forms/use-draft-form.ts'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { useFieldErrorText } from '#patterns/forms/use-field-error-text.ts'
import { LostWrite } from '#patterns/lost-write.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { draftOf, useGive } from '../hooks/use-give.ts'
import { costOf, type GiveFields, giveSchema, limitsOf, type Offer } from '../model.ts'
import { POINTS_REFUSALS } from '../refusals.ts'

interface GiveDialogProps {
  offer: Offer
  /** The member's points. */
  own: string
  onClose: () => void
}

/** How many, what that takes, and the payment password. */
export function GiveDialog({ offer, own, onClose }: GiveDialogProps) {
  const { t } = useTranslation(['points', 'common'])
  const title = offer.kind === 'money' ? t('convert.title') : offer.reward.name
  return (
    <Dialog
      open
      size="sm"
      title={title}
      closeLabel={t('common:action.close')}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <GiveForm offer={offer} own={own} onClose={onClose} />
    </Dialog>
  )
}

function GiveForm({ offer, own, onClose }: GiveDialogProps) {
  const { t } = useTranslation('points')
  const { money } = useMoney()
  const errorText = useErrorText(POINTS_REFUSALS)
  const fieldError = useFieldErrorText()
  const isMoney = offer.kind === 'money'
  const { least, most } = limitsOf(offer)
  const { register, handleSubmit, control, setError, setValue, formState } =
    useDraftForm<GiveFields>(draftOf(offer), {
      resolver: zodResolver(giveSchema(offer)),
      defaultValues: { count: String(least), paymentPassword: '' },
      shouldFocusError: false,
    })
  const { errors, submitCount } = formState
  const count = useWatch({ control, name: 'count' })
  const element = useErrorFocus(submitCount, errors.paymentPassword)
  const give = useGive(offer, () => {
    toast.show({ tone: 'success', message: t(isMoney ? 'convert.done' : 'redeem.done') })
    onClose()
  })
  const cost = costOf(offer, count)
  const ofPassword =
    give.error !== null && errorField(give.error, POINTS_REFUSALS) === 'paymentPassword'

  const onSubmit = handleSubmit(async (fields) => {
    const outcome = await give.mutate(fields)
    if (outcome === null || outcome.kind === 'done') return
    if (errorField(outcome.error, POINTS_REFUSALS) !== 'paymentPassword') return
    setValue('paymentPassword', '')
    setError('paymentPassword', { type: 'server', message: errorText(outcome.error) })
  })
  const passwordError =
    errors.paymentPassword?.type === 'server'
      ? errors.paymentPassword.message
      : fieldError(errors.paymentPassword)
  const rows = [
    { id: 'cost', term: t('give.cost'), detail: formatPoints(cost.points) },
    { id: 'own', term: t('give.own'), detail: formatPoints(own) },
    ...(cost.money === null
      ? []
      : [{ id: 'money', term: t('give.money'), detail: money(cost.money), strong: true }]),
  ]
  return (
    <Form ref={element} onSubmit={onSubmit}>
      <TextField
        label={t(isMoney ? 'convert.count' : 'redeem.count')}
        hint={t('give.range', { least, most })}
        inputMode="numeric"
        reads="number"
        autoComplete="off"
        error={errors.count && t('give.wrong', { least, most })}
        {...register('count')}
      />
      <KeyValue rows={rows} />
      <PaymentPasswordPart error={passwordError} {...register('paymentPassword')} />
      <LostWrite lostWrite={give.lostWrite} />
      <FormAlert
        refusals={POINTS_REFUSALS}
        error={ofPassword || give.uncertain ? null : give.error}
      />
      <SubmitButton loading={give.busy} disabled={give.uncertain} waitUntil={give.waitUntil}>
        {t(isMoney ? 'convert.send' : 'redeem.send')}
      </SubmitButton>
    </Form>
  )
}
