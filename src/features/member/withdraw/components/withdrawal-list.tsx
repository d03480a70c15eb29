import { type Ref, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Withdrawal, Withdrawals } from '#api/money/withdrawals.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { Pagination } from '#patterns/pagination.tsx'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { buttonLook } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Stack, stackLook } from '#ui/stack/stack.tsx'
import { formatAccount } from '../account-name.ts'
import { TONE } from '../progress.ts'

interface WithdrawalListProps {
  data: Withdrawals
  page: number
  /** The withdrawal that was shown before; its link gets the focus back. */
  from: string | null
}

/** The withdrawals, the newest first, each with its state. */
export function WithdrawalList({ data, page, from }: WithdrawalListProps) {
  const { t } = useTranslation('withdraw')
  const { link } = useMemberPages()
  const navigate = useNavigate()
  const back = useRef<HTMLAnchorElement>(null)
  useEffect(() => back.current?.focus(), [])
  const list = asArray<Withdrawal>(data.list)
  const show = (next: number) => {
    const { to, ...options } = link('withdraw', { withdrawals: next > 1 ? next : null })
    void navigate(to, options)
  }
  return (
    <section aria-labelledby="list-title" {...stackLook({ gap: '3' })}>
      <h2 id="list-title">{t('list.title')}</h2>
      {list.length === 0 ? <p>{t('list.none')}</p> : null}
      <ul {...stackLook({ gap: '2' })}>
        {list.map((one) => (
          <li key={one.id}>
            <Row withdrawal={one} page={page} ref={one.id === from ? back : undefined} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={data.paging.totalPages}
        onChange={show}
        label={t('list.pages')}
      />
    </section>
  )
}

interface RowProps {
  withdrawal: Withdrawal
  page: number
  ref: Ref<HTMLAnchorElement> | undefined
}

function Row({ withdrawal, page, ref }: RowProps) {
  const { t } = useTranslation('withdraw')
  const { money } = useMoney()
  const { link } = useMemberPages()
  const { id, amount, account, createdAt, state } = withdrawal
  const to = formatAccount(account)
  return (
    <Card direction="row" justify="between" align="center" wrap>
      <Stack gap="1">
        <strong>
          <bdi className="num">{money(amount)}</bdi>
        </strong>
        <span>{t('list.line', { account: to, time: formatDateTime(createdAt) })}</span>
      </Stack>
      <Stack direction="row" gap="3">
        <Badge variant={TONE[state]}>{t(`state.${state}`)}</Badge>
        <Link
          ref={ref}
          aria-label={t('list.show', { amount: money(amount), account: to })}
          {...link('withdraw', { withdrawal: id, withdrawals: page > 1 ? page : null })}
          {...buttonLook({ size: 'sm' })}
        >
          {t('list.details')}
        </Link>
      </Stack>
    </Card>
  )
}
