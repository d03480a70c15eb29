import { zodResolver } from '@hookform/resolvers/zod'
import { useController, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import type { DepositMethod, DepositOptions } from '#api/money/deposit.ts'
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
import { Stack } from '#ui/stack/stack.tsx'
import { useCreateDeposit } from '../hooks/use-deposits.ts'
import {
  type DepositFields,
  depositSchema,
  findMethod,
  getDepositQuote,
  getVisibleIssue,
} from '../model.ts'
import { DEPOSIT_REFUSALS } from '../refusals.ts'
import { MethodField } from './method-field.tsx'
import { OfferNumbers } from './offer-numbers.tsx'
import { PromotionField } from './promotion-field.tsx'
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
  const form = useDraftForm<DepositFields>('deposit', {
    resolver: (values, ...rest) =>
      zodResolver(depositSchema(findMethod(methods, values.methodId)))(values, ...rest),
    defaultValues: { methodId: findMethod(methods, '')?.id ?? '', amount: '', promotion: 'none' },
    shouldFocusError: false,
  })
  const { control, formState, handleSubmit, setValue } = form
  const { isSubmitted, submitCount } = formState
  const element = useErrorFocus(submitCount)
  const { field } = useController({ control, name: 'amount' })
  const [methodId, typed, chosen] = useWatch({ control, name: ['methodId', 'amount', 'promotion'] })
  const begin = useCreateDeposit(onBegun)
  const method = findMethod(methods, methodId)
  // The fate of the last request says nothing about a changed one.
  useChangeEffect([methodId, typed, chosen].join(' '), () => begin.lostWrite.forget())
  if (!method) return null

  const fields = { amount: typed, promotion: chosen }
  const { promotion, issue, offer } = getDepositQuote(fields, method, promotions)
  const visibleIssue = getVisibleIssue(issue, isSubmitted)
  const facts = { min: money(method.min), max: money(method.max) }

  const send = () => {
    const amount = typedAmount(typed)
    if (amount !== null)
      void begin.mutate({ methodId: method.id, amount, promotionId: promotion?.id ?? null })
  }

  return (
    <Form ref={element} onSubmit={handleSubmit(send)}>
      <div>
        <Stack>
          <MethodField
            methods={methods}
            value={method.id}
            onChange={(id) => setValue('methodId', id)}
          />
          <AmountField
            ref={field.ref}
            name={field.name}
            label={t('amount.label')}
            hint={t('amount.hint', facts)}
            error={visibleIssue ? amountText(visibleIssue, method) : undefined}
            symbol={symbol}
            value={typed}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            chipsLabel={t('amount.chips')}
            chips={method.chips.map((amount) => ({
              amount,
              label: short(amount),
            }))}
            facts={issue === 'below' && !visibleIssue ? amountText('below', method) : null}
          />
          <p>
            {t('limits.text')}{' '}
            <Link {...link('limits')} {...linkLook({})}>
              {t('limits.link')}
            </Link>
          </p>
          <PromotionField
            promotions={promotions}
            typed={typed}
            value={promotion ? chosen : 'none'}
            onChange={(id) => setValue('promotion', id)}
          />
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
