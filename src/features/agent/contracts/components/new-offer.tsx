import { zodResolver } from '@hookform/resolvers/zod'
import { useFieldArray, useWatch } from 'react-hook-form'
import type { Contract, ContractKind, ContractLimits } from '#api/agent/contracts.ts'
import { CONTRACT_REFUSALS } from '#entities/contract/refusals.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useDraftForm } from '#patterns/forms/use-draft-form.ts'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Select } from '#ui/select/select.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { draftName, useOffer } from '../hooks/use-offer.ts'
import { type OfferFields, offerSchema, toOfferFields } from '../model.ts'
import { NO_TIER } from '../tier-fields.ts'
import styles from './contracts.module.css'
import { OfferInWords } from './offer-in-words.tsx'
import { PersonPart } from './person-part.tsx'
import { TierPart } from './tier-part.tsx'

interface NewOfferProps {
  kind: ContractKind
  limits: ContractLimits
  /** The receiver, if known. */
  account: string
  /** The open offer that this one takes the place of; it begins with the same terms. */
  replaces: Contract | undefined
  open: boolean
  onClose: () => void
}

/** An offer to a direct downline, in a dialog. */
export function NewOffer({ open, onClose, ...form }: NewOfferProps) {
  const { t } = useTranslation(['contracts', 'common'])
  const account = form.replaces?.other.account
  return (
    <Dialog
      size="lg"
      open={open}
      onOpenChange={onClose}
      title={account ? t('contracts:offer.replaceTitle', { account }) : t('contracts:offer.title')}
      description={t(account ? 'contracts:offer.replaceIntro' : 'contracts:offer.intro')}
      closeLabel={t('common:action.close')}
    >
      <OfferForm {...form} onDone={onClose} />
    </Dialog>
  )
}

function OfferForm({
  kind,
  limits,
  account,
  replaces,
  onDone,
}: Omit<NewOfferProps, 'open' | 'onClose'> & { onDone: () => void }) {
  const { t } = useTranslation('contracts')
  const form = useDraftForm<OfferFields>(draftName(kind, replaces), {
    resolver: zodResolver(offerSchema(kind, limits)),
    defaultValues: replaces
      ? toOfferFields(replaces)
      : { account, period: limits.periods[0] ?? 'D', tiers: [NO_TIER] },
    shouldFocusError: false,
  })
  const { register, control, handleSubmit, formState, setError, setValue, clearErrors } = form
  const chosen = useWatch({ control, name: 'account' })
  const { errors, submitCount } = formState
  const { fields, append, remove } = useFieldArray({ control, name: 'tiers' })
  const element = useErrorFocus(submitCount)
  const done = () => {
    toast.show({ tone: 'success', message: t('offer.sent') })
    onDone()
  }
  const nobody = () => setError('account', { type: 'custom', message: 'account' })
  const { submit, busy, error, waitUntil, uncertain } = useOffer(kind, done, nobody, replaces)
  return (
    <Form ref={element} onSubmit={handleSubmit(submit)}>
      <FormAlert refusals={CONTRACT_REFUSALS} error={error} />
      {uncertain && !busy ? <p role="status">{t('unknown')}</p> : null}
      {replaces ? null : (
        <PersonPart
          kind={kind}
          account={chosen}
          error={
            errors.account &&
            t(errors.account.message === 'choose' ? 'check.choose' : 'check.account')
          }
          onChoose={(one) => {
            setValue('account', one)
            clearErrors('account')
          }}
        />
      )}
      {limits.periods.length > 1 ? (
        <Select
          label={t('offer.period')}
          options={limits.periods.map((value) => ({ value, label: t(`period.${value}`) }))}
          {...register('period')}
        />
      ) : null}
      {fields.map(({ id }, n) => (
        <TierPart
          key={id}
          kind={kind}
          index={n}
          many={limits.maxTiers > 1}
          maxRate={limits.maxRate}
          errors={errors.tiers?.[n]}
          register={register}
          onRemove={fields.length > 1 && n === fields.length - 1 ? () => remove(n) : undefined}
        />
      ))}
      <div className={styles.actions}>
        {fields.length < limits.maxTiers ? (
          <Button onClick={() => append(NO_TIER)}>{t('offer.addTier')}</Button>
        ) : null}
      </div>
      <div className={styles.foot}>
        <OfferInWords kind={kind} limits={limits} control={control} />
        <SubmitButton waitUntil={waitUntil} loading={busy}>
          {t('offer.submit')}
        </SubmitButton>
      </div>
    </Form>
  )
}
