import { zodResolver } from '@hookform/resolvers/zod'
import { useController, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { DepositMethod, DepositOptions } from '#api/money/deposit.ts'
import { paymentMethodIcons } from '#entities/wallet/payment-method-icons.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { typedAmount } from '#lib/amount-input.ts'
import { asArray } from '#lib/read.ts'
import { useAmountText } from '#patterns/forms/amount-part.tsx'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useDraftForm } from '#patterns/forms/use-draft-form.ts'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { LostWrite } from '#patterns/lost-write.tsx'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { useChangeEffect } from '#patterns/use-change-effect.ts'
import { AmountField } from '#ui/amount-field/amount-field.tsx'
import { linkLook } from '#ui/link/link.tsx'
import { RadioGroup } from '#ui/radio/radio.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { useCreateDeposit } from '../hooks/use-deposits.ts'
import {
  computeOffer,
  type DepositFields,
  depositIssue,
  depositSchema,
  promotionAccepts,
} from '../model.ts'
import { DEPOSIT_REFUSALS } from '../refusals.ts'
import { OfferNumbers } from './offer-numbers.tsx'
import { Summary } from './summary.tsx'

interface DepositFormProps {
  options: DepositOptions
  onBegun: () => void
}

/** The way, the amount, and a promotion if one is wanted; nothing is chosen in advance but the way. */
export function DepositForm({ options, onBegun }: DepositFormProps) {
  const { t } = useTranslation('deposit')
  const { money, short, symbol } = useMoney()
  const amountText = useAmountText(symbol)
  const { link } = useMemberPages()
  const methods = asArray<DepositMethod>(options.methods)
  const promotions = asArray(options.promotions)
  const first = methods.find(({ available }) => available) ?? methods[0]
  const methodOf = (wanted: string) => methods.find(({ id }) => id === wanted) ?? first
  const form = useDraftForm<DepositFields>('deposit', {
    resolver: (values, ...rest) =>
      zodResolver(depositSchema(methodOf(values.methodId)))(values, ...rest),
    defaultValues: { methodId: first?.id ?? '', amount: '', promotion: 'none' },
    shouldFocusError: false,
  })
  const { control, formState, handleSubmit, setValue } = form
  const { isSubmitted, submitCount } = formState
  const element = useErrorFocus(submitCount)
  const { field } = useController({ control, name: 'amount' })
  const [methodId, typed, chosen] = useWatch({ control, name: ['methodId', 'amount', 'promotion'] })
  const begin = useCreateDeposit(onBegun)
  const method = methodOf(methodId)
  // The fate of the last request says nothing about a changed one.
  useChangeEffect([methodId, typed, chosen].join(' '), () => begin.lostWrite.forget())
  if (!method) return null

  const issue = depositIssue(typed, method)
  // While typing, shows only problems that further typing cannot fix.
  const isShown = issue !== null && (isSubmitted || (issue !== 'empty' && issue !== 'below'))
  const facts = { min: money(method.min), max: money(method.max) }
  const fitting = promotions.find(({ id }) => String(id) === chosen)
  const promotion = fitting && promotionAccepts(fitting, typed) ? fitting : null
  const offer = issue === null ? computeOffer(typed, method, promotion) : null

  const send = () => {
    const amount = typedAmount(typed)
    if (amount !== null)
      void begin.mutate({ methodId: method.id, amount, promotionId: promotion?.id ?? null })
  }

  return (
    <Form ref={element} onSubmit={handleSubmit(send)}>
      <div>
        <Stack>
          <RadioGroup
            label={t('method.label')}
            name="method"
            look="card"
            compact
            value={method.id}
            onValueChange={(id) => setValue('methodId', id)}
            options={methods.map(({ id, name, kind, minutes, fee, available }) => ({
              value: id,
              label: name,
              icon: paymentMethodIcons[kind],
              disabled: !available,
              hint: available
                ? t('method.hint', {
                    kind: t(`kind.${kind}`),
                    count: minutes,
                    fee: fee === '0.00' ? t('method.free') : t('method.fee', { fee: money(fee) }),
                  })
                : t('method.closed'),
            }))}
          />
          <AmountField
            ref={field.ref}
            name={field.name}
            label={t('amount.label')}
            hint={t('amount.hint', facts)}
            error={isShown ? amountText(issue, method) : undefined}
            symbol={symbol}
            value={typed}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            chipsLabel={t('amount.chips')}
            chips={method.chips.map((amount) => ({
              amount,
              label: short(amount),
            }))}
            facts={issue === 'below' && !isShown ? amountText('below', method) : null}
          />
          <p>
            {t('limits.text')}{' '}
            <Link {...link('limits')} {...linkLook({})}>
              {t('limits.link')}
            </Link>
          </p>
          {promotions.length === 0 ? null : (
            <RadioGroup
              label={t('promotion.label')}
              name="promotion"
              look="card"
              value={promotion ? chosen : 'none'}
              onValueChange={(id) => setValue('promotion', id)}
              options={[
                { value: 'none', label: t('promotion.none'), hint: t('promotion.noneHint') },
                ...promotions.map((one) => ({
                  value: String(one.id),
                  label: one.title,
                  disabled: !promotionAccepts(one, typed),
                  hint: t(`promotion.${one.base}`, {
                    percent: one.bonusPercent,
                    most: money(one.maxBonus),
                    from: money(one.minDeposit),
                    times: one.times,
                    count: one.days,
                    games: asArray(one.games).join(', '),
                  }),
                })),
              ]}
            />
          )}
          {offer === null ? null : <OfferNumbers offer={offer} promotion={promotion} />}
        </Stack>
        <Summary
          send={offer && typedAmount(typed)}
          fee={method.fee}
          bonus={promotion ? (offer?.bonus ?? null) : '0.00'}
          credited={offer?.credited ?? null}
          minutes={method.minutes}
        >
          <FormAlert refusals={DEPOSIT_REFUSALS} error={begin.error} />
          <LostWrite lostWrite={begin.lostWrite} />
          <SubmitButton
            variant="deposit"
            waitUntil={begin.waitUntil}
            loading={begin.busy}
            disabled={
              begin.lostWrite.state === 'checking' || begin.lostWrite.state === 'unreachable'
            }
          >
            {t('begin')}
          </SubmitButton>
        </Summary>
      </div>
    </Form>
  )
}
