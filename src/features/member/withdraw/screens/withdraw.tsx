import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { FormSkeleton } from '#patterns/forms/form-skeleton.tsx'
import { LostWrite } from '#patterns/lost-write.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { formDrafts } from '#session/drafts.ts'
import { Page } from '#ui/page/page.tsx'
import { NewWithdrawal } from '../components/new-withdrawal.tsx'
import { Waiting } from '../components/waiting.tsx'
import { WithdrawalList } from '../components/withdrawal-list.tsx'
import { WithdrawalView } from '../components/withdrawal-view.tsx'
import { DRAFT } from '../draft.ts'
import { useWithdraw } from '../hooks/use-withdraw.ts'
import { usePayoutAccounts, useWithdrawals, useWithdrawRules } from '../hooks/use-withdrawals.ts'
import { SEARCH } from '../search.ts'

/** MBR-04, D-054..D-056, F-27: take money out, follow it, and say that it has come. */
export default function WithdrawScreen() {
  const { t } = useTranslation('withdraw')
  const { values } = useSearchState(SEARCH)
  const { link } = useMemberPages()
  const navigate = useNavigate()
  const { withdrawal: id, withdrawals: page } = values
  const [shown, setShown] = useState(id)
  if (id !== null && id !== shown) setShown(id)
  const withdraw = useWithdraw((done) => {
    formDrafts.drop(DRAFT)
    const { to, ...options } = link('withdraw', { withdrawal: done.id })
    void navigate(to, options)
  })
  return (
    <Page title={t('title')} lead={t('lead')}>
      <LostWrite lostWrite={withdraw.lostWrite} />
      {id === null ? (
        <Overall page={page} from={shown} withdraw={withdraw} />
      ) : (
        <WithdrawalView key={id} id={id} page={page} />
      )}
    </Page>
  )
}

interface OverallProps {
  page: number
  from: string | null
  withdraw: ReturnType<typeof useWithdraw>
}

/** The payments to confirm, the form, and the withdrawals so far; each fails alone. */
function Overall({ page, from, withdraw }: OverallProps) {
  const rules = useWithdrawRules()
  const accounts = usePayoutAccounts()
  const list = useWithdrawals(page)
  return (
    <>
      <Waiting />
      <QueryBoundary query={rules} waiting={<FormSkeleton rows={5} />}>
        {(now) => (
          <QueryBoundary query={accounts} waiting={<FormSkeleton rows={5} />}>
            {(bound) => <NewWithdrawal rules={now} accounts={bound} withdraw={withdraw} />}
          </QueryBoundary>
        )}
      </QueryBoundary>
      <QueryBoundary query={list} waiting={<FormSkeleton rows={3} />}>
        {(data) => <WithdrawalList data={data} page={page} from={from} />}
      </QueryBoundary>
    </>
  )
}
