import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { RefObject } from 'react'
import { useController } from 'react-hook-form'
import { type Deposit, depositKeys } from '#api/money/deposit.ts'
import { toDeviceTime } from '#api/transport/server-time.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { safeUrl } from '#lib/safe-url.ts'
import { CopyLine } from '#patterns/copy-line.tsx'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useDraftForm } from '#patterns/forms/use-draft-form.ts'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { usePickerLabels } from '#patterns/forms/use-picker-labels.ts'
import { type Revalidation, useRevalidate } from '#patterns/forms/use-revalidate.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Countdown } from '#ui/countdown/countdown.tsx'
import { FilePicker } from '#ui/file-picker/file-picker.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx'
import { QrCode } from '#ui/qr-code/qr-code.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useReportDepositPaid } from '../hooks/use-deposits.ts'
import { FILES, type PaidFields, paidSchema, REFERENCE } from '../model.ts'
import { DEPOSIT_REFUSALS } from '../refusals.ts'
import styles from './step.module.css'
import { Summary } from './summary.tsx'

interface PaymentProps {
  deposit: Deposit
  /** Usual minutes until a paid deposit is credited; null when unknown. */
  minutes: number | null
  heading: RefObject<HTMLHeadingElement | null>
}

/**
 * The payment details for the wallet, bank or counter, the time left, and the button that reports the
 * payment.
 */
export function Payment({ deposit, minutes, heading }: PaymentProps) {
  const { t } = useTranslation('deposit')
  const { money } = useMoney()
  const client = useQueryClient()
  const link = deposit.link === null ? null : safeUrl(deposit.link)
  return (
    <div>
      <Stack>
        <Card>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {t('pay.title', { amount: money(deposit.amount), method: deposit.methodName })}
          </h2>
          <Countdown
            until={toDeviceTime(deposit.payBy)}
            label={t('pay.left')}
            overLabel={t('pay.over')}
            milestones={[
              { seconds: 300, text: t('pay.five') },
              { seconds: 60, text: t('pay.one') },
            ]}
            urgentSeconds={120}
            onOver={() => void client.invalidateQueries({ queryKey: depositKeys.all })}
          />
          <CopyLine label={t('instruction.AMOUNT')} value={deposit.amount} />
          {asArray(deposit.instructions).map(({ name, value }) => (
            <CopyLine key={name} label={t(`instruction.${name}`)} value={value} />
          ))}
          <p>{t('pay.exact')}</p>
          {deposit.qr === null ? null : (
            <QrCode value={deposit.qr} label={t('pay.qr')} tooLongLabel={t('pay.qrLong')} />
          )}
          {link === null ? null : (
            <a href={link} target="_blank" rel="noopener noreferrer" {...buttonLook({})}>
              <Icon of={ExternalLink} size="sm" />
              {t('pay.open', { method: deposit.methodName })}
            </a>
          )}
        </Card>
        <PaidForm deposit={deposit} />
      </Stack>
      {minutes === null ? null : (
        <Summary
          send={deposit.amount}
          fee={deposit.fee}
          bonus={deposit.bonus?.bonus ?? '0.00'}
          credited={deposit.credited}
          minutes={minutes}
        />
      )}
    </div>
  )
}

const REVALIDATION: Revalidation<PaidFields> = [['files', 'reference']]

function PaidForm({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('deposit')
  const paid = useReportDepositPaid(deposit)
  const words = usePickerLabels(FILES.max)
  const form = useDraftForm<PaidFields>(`deposit-paid-${deposit.id}`, {
    resolver: zodResolver(paidSchema),
    defaultValues: { reference: '', files: [] },
    shouldFocusError: false,
  })
  const { control, formState, handleSubmit } = form
  const element = useErrorFocus(formState.submitCount)
  const issue = formState.errors.reference?.message
  const isShape = issue === 'shape'
  const text = isShape ? t('paid.shape', { max: REFERENCE.max }) : t('paid.missing')
  const { field: reference } = useController({ control, name: 'reference' })
  const { field: files } = useController({ control, name: 'files' })
  useRevalidate(form, REVALIDATION)
  return (
    <Form ref={element} onSubmit={handleSubmit(paid.submit)}>
      <h2>{t('paid.title')}</h2>
      <FormAlert refusals={DEPOSIT_REFUSALS} error={paid.error} />
      <TextField
        {...reference}
        label={t('paid.reference')}
        hint={t('paid.referenceHint')}
        reads="code"
        error={issue === undefined ? undefined : text}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
      />
      <FilePicker
        label={t('paid.files')}
        note={t('paid.optional')}
        hint={t('paid.filesHint', { max: FILES.max })}
        value={files.value}
        onChange={(next) => files.onChange([...next])}
        max={FILES.max}
        disabled={paid.busy}
        words={words}
      />
      {paid.progress && paid.progress.total > 0 ? (
        <ProgressBar
          label={t('paid.sending')}
          value={paid.progress.done}
          max={paid.progress.total}
        />
      ) : null}
      <SubmitButton waitUntil={paid.waitUntil} loading={paid.busy}>
        {t('paid.submit')}
      </SubmitButton>
    </Form>
  )
}
