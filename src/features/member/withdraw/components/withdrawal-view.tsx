import { ArrowLeft, SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Withdrawal } from '#api/money/withdrawals.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { FormSkeleton } from '#patterns/forms/form-skeleton.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { buttonLook } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { formatAccount } from '../account-name.ts'
import { useWithdrawal, useWithdrawRules } from '../hooks/use-withdrawals.ts'
import { TONE } from '../progress.ts'
import { Dispute, Inquiry } from './dispute.tsx'
import { Facts } from './facts.tsx'
import { Progress } from './progress.tsx'
import { Receipt } from './receipt.tsx'

interface WithdrawalViewProps {
  id: string
  /** The page of the list that leads here. */
  page: number
}

/** One withdrawal, and what there is to do about it. */
export function WithdrawalView({ id, page }: WithdrawalViewProps) {
  const { t } = useTranslation('withdraw')
  const { link } = useMemberPages()
  const query = useWithdrawal(id)
  return (
    <>
      <p>
        <Link
          {...link('withdraw', { withdrawals: page > 1 ? page : null })}
          {...buttonLook({ variant: 'ghost', size: 'sm' })}
        >
          <Icon of={ArrowLeft} size="sm" directional />
          {t('view.back')}
        </Link>
      </p>
      <QueryBoundary query={query} waiting={<FormSkeleton rows={5} />}>
        {(withdrawal) =>
          withdrawal === null ? (
            <EmptyState icon={SearchX} message={t('view.none')} />
          ) : (
            <View withdrawal={withdrawal} />
          )
        }
      </QueryBoundary>
    </>
  )
}

function View({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdraw')
  const { money } = useMoney()
  const rules = useWithdrawRules().data
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { state, amount, account, receipt, disputeBy, dispute } = withdrawal
  const to = formatAccount(account)
  return (
    <>
      <Stack gap="1">
        <Stack direction="row" gap="3" wrap>
          <h2 ref={heading} tabIndex={-1}>
            {t('view.title', { amount: money(amount), account: to })}
          </h2>
          <Badge variant={TONE[state]}>{t(`state.${state}`)}</Badge>
        </Stack>
        <p role="status">{t(`stateText.${state}`)}</p>
      </Stack>
      {receipt === null ? null : (
        <Receipt
          key={receipt.part}
          withdrawal={withdrawal}
          receipt={receipt}
          rules={rules?.receipt}
        />
      )}
      {disputeBy === null ? null : <Dispute withdrawal={withdrawal} disputeBy={disputeBy} />}
      <Progress withdrawal={withdrawal} />
      {dispute === null ? null : <Inquiry dispute={dispute} />}
      <Facts withdrawal={withdrawal} />
    </>
  )
}
