import { Banknote } from 'lucide-react'
import { useState } from 'react'
import type { Deposit, DepositMethod } from '#api/money/deposit.ts'
import { PauseNotice } from '#entities/play/pause-notice.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { FormSkeleton } from '#patterns/forms/form-skeleton.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { textParam } from '#patterns/search-state.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { usePause } from '#session/pause.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { Stepper } from '#ui/stepper/stepper.tsx'
import { DepositForm } from '../components/deposit-form.tsx'
import { DepositList } from '../components/deposit-list.tsx'
import { DepositProgress } from '../components/deposit-progress.tsx'
import { LimitQuestion } from '../components/limit-question.tsx'
import { Payment } from '../components/payment.tsx'
import { useDepositOptions, useDeposits } from '../hooks/use-deposits.ts'
import { useStepHeading } from '../hooks/use-step-heading.ts'
import { findOpenDeposit, getExpectedMinutes } from '../model.ts'

/** The parameter by which other pages link to a recent deposit. */
const SEARCH = { deposit: textParam(64) } as const

const STEPS = ['choose', 'pay', 'arrive'] as const

/** The method, the amount and the bonus; then the payment and its progress. */
export default function DepositScreen() {
  const { t } = useTranslation(['deposit', 'member'])
  const deposits = useDeposits()
  return (
    <Page title={t('member:page.depositv2')} lead={t('deposit:intro')}>
      <QueryBoundary query={deposits} waiting={<FormSkeleton rows={5} />}>
        {({ list }) => <Way list={asArray(list)} />}
      </QueryBoundary>
    </Page>
  )
}

function Way({ list }: { list: readonly Deposit[] }) {
  const { t } = useTranslation('deposit')
  const options = useDepositOptions()
  const { values } = useSearchState(SEARCH)
  // The deposit shown: the open one until the member starts another, then its result.
  const [shown, setShown] = useState<string | null>(
    () => values.deposit ?? findOpenDeposit(list)?.id ?? null,
  )
  const [again, setAgain] = useState(false)
  const pause = usePause()
  const deposit = again ? null : (list.find(({ id }) => id === shown) ?? findOpenDeposit(list))
  if (deposit && deposit.id !== shown) setShown(deposit.id)
  const isGone = values.deposit !== null && !list.some(({ id }) => id === values.deposit)
  const payment = deposit?.state === 'PENDING' ? 'pay' : 'arrive'
  const step = deposit === null ? 'choose' : payment
  const heading = useStepHeading(`${step} ${deposit?.id ?? ''}`)
  const renew = () => {
    setShown(null)
    setAgain(true)
  }
  // Shown before the form, not after it.
  if (pause && deposit === null)
    return (
      <>
        <PauseNotice pause={pause} />
        <DepositList list={list} onShow={setShown} />
      </>
    )
  return (
    <>
      {isGone ? <p role="status">{t('gone')}</p> : null}
      <Stepper
        label={t('steps.label')}
        doneLabel={t('steps.done')}
        current={step}
        steps={STEPS.map((id) => ({ id, label: t(`steps.${id}`) }))}
      />
      {deposit === null ? (
        <h2 ref={heading} tabIndex={-1} className="visually-hidden">
          {t('steps.choose')}
        </h2>
      ) : null}
      {deposit === null ? (
        <QueryBoundary query={options} waiting={<FormSkeleton rows={4} />}>
          {(data) =>
            asArray<DepositMethod>(data.methods).length === 0 ? (
              <EmptyState icon={Banknote} message={t('none')} />
            ) : (
              <LimitQuestion>
                <DepositForm
                  options={data}
                  onBegun={() => {
                    setShown(null)
                    setAgain(false)
                  }}
                />
              </LimitQuestion>
            )
          }
        </QueryBoundary>
      ) : (
        <>
          {deposit.state === 'PENDING' ? (
            <Payment
              key={deposit.id}
              deposit={deposit}
              minutes={getExpectedMinutes(options.data, deposit)}
              heading={heading}
            />
          ) : null}
          <DepositProgress
            deposit={deposit}
            heading={deposit.state === 'PENDING' ? undefined : heading}
          />
          {pause ? null : (
            <p>
              <Button onClick={renew}>{t('again')}</Button>
            </p>
          )}
        </>
      )}
      <DepositList
        list={list}
        onShow={(id) => {
          setAgain(false)
          setShown(id)
        }}
      />
    </>
  )
}
