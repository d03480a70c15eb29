import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import type { Wallets } from '#api/money/wallet.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { AmountPart } from '#patterns/forms/amount-part.tsx'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useDraftForm } from '#patterns/forms/use-draft-form.ts'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { LostWrite } from '#patterns/lost-write.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { RadioGroup } from '#ui/radio/radio.tsx'
import { Select } from '#ui/select/select.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { useTransfer } from '../hooks/use-wallets.ts'
import {
  balancesAfter,
  type Direction,
  findVendorWallet,
  listShares,
  sourceBalance,
  type TransferFields,
  toTransfer,
  transferSchema,
} from '../model.ts'
import styles from './transfer-form.module.css'

interface TransferFormProps {
  wallets: Wallets
  /** The initial choice; from the second `turn` on the amount field takes the focus. */
  choice: { direction: Direction; vendor: string; turn: number }
}

/** One transfer between the main wallet and that of a vendor. */
export function TransferForm({ wallets, choice }: TransferFormProps) {
  const { t } = useTranslation('wallet')
  const { money, symbol } = useMoney()
  const form = useDraftForm<TransferFields>('wallet-transfer', {
    resolver: zodResolver(transferSchema(wallets)),
    defaultValues: { direction: choice.direction, vendor: choice.vendor, amount: '' },
    shouldFocusError: false,
  })
  const { control, register, handleSubmit, setValue, formState } = form
  const { errors, submitCount } = formState
  const { mutate, busy, error, waitUntil, uncertain, lostWrite } = useTransfer(({ transfers }) => {
    setValue('amount', '')
    const amount = transfers[0]?.amount ?? '0.00'
    toast.show({ tone: 'success', message: t('moved', { amount: money(amount) }) })
  })
  const element = useErrorFocus(submitCount)
  const fields = useWatch({ control })
  const now = { ...choice, amount: '', ...fields }
  const amount = useRef<HTMLInputElement>(null)
  const { turn } = choice
  useEffect(() => {
    if (turn > 0) amount.current?.focus()
  }, [turn])

  const balance = sourceBalance(wallets, now)
  const after = balancesAfter(wallets, now)
  const vendor = findVendorWallet(wallets, now.vendor)
  const closed = error?.code === 'vendor.maintenance' ? t('check.closed') : null
  return (
    <section aria-labelledby="transfer" {...cardLook({ padding: 'lg', gap: '4' })}>
      <h2 id="transfer">{t('transfer.title')}</h2>
      <LostWrite lostWrite={lostWrite} />
      <Form
        ref={element}
        className={styles.form}
        onSubmit={handleSubmit((typed) => {
          lostWrite.forget()
          void mutate(toTransfer(typed))
        })}
      >
        <Controller
          control={control}
          name="direction"
          render={({ field }) => (
            <RadioGroup
              name="direction"
              label={t('transfer.direction')}
              look="card"
              value={field.value}
              options={[
                { value: 'in', label: t('transfer.in') },
                { value: 'out', label: t('transfer.out') },
              ]}
              onValueChange={field.onChange}
            />
          )}
        />
        <Select
          {...register('vendor')}
          label={t('transfer.vendor')}
          placeholder={t('transfer.choose')}
          error={
            errors.vendor && t(errors.vendor.message === 'closed' ? 'check.closed' : 'check.vendor')
          }
          options={wallets.vendors.map(({ code, name, balance: held, open }) => ({
            value: code,
            label: open ? `${name} · ${money(held)}` : `${name} · ${t('closed')}`,
            disabled: !open,
          }))}
        />
        <AmountPart
          ref={amount}
          control={control}
          name="amount"
          symbol={symbol}
          label={t('transfer.amount')}
          hint={t('transfer.available', { amount: money(balance) })}
          max={balance}
          chipsLabel={t('transfer.shares')}
          chips={listShares(balance).map(({ percent, amount: share }) => ({
            amount: share,
            label: percent === 100 ? t('transfer.all') : `${percent}%`,
          }))}
          facts={
            after && vendor
              ? t('transfer.after', {
                  main: money(after.main),
                  name: vendor.name,
                  vendor: money(after.vendor),
                })
              : null
          }
        />
        <FormAlert error={uncertain || closed !== null ? null : error} notice={closed} />
        <SubmitButton waitUntil={waitUntil} loading={busy} disabled={uncertain}>
          {t('transfer.send')}
        </SubmitButton>
      </Form>
    </section>
  )
}
