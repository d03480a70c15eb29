import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { prizeQueries, type RaffleResult } from '#api/offers/prizes.ts'
import { Win } from '#entities/reward/win.tsx'
import { formatCount } from '#i18n/format.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { Pagination } from '#patterns/pagination.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { memberHref } from '#patterns/routing/member-page.ts'
import { useTimeText } from '#patterns/use-time-text.ts'
import { useToken } from '#session/store.ts'
import { Accordion } from '#ui/accordion/accordion.tsx'
import { ScrollArea } from '#ui/scroll-area/scroll-area.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { stackLook } from '#ui/stack/stack.tsx'
import { usePrizeText } from '../../hooks/use-prize-text.ts'
import { Section } from '../page/section.tsx'
import styles from './past-raffles.module.css'
import { TicketNumbers } from './ticket-numbers.tsx'

/** Past draws with every winning number and masked names; the member's own stand out. */
export function PastRaffles() {
  const { t } = useTranslation('prizes')
  const [page, setPage] = useState(1)
  const token = useToken()
  const { code } = useLanguage()
  const query = useQuery({
    ...prizeQueries.raffleResults(token ?? '', code, page),
    enabled: token !== null,
  })
  return (
    <Section title={t('raffle.past')} id="results">
      <QueryBoundary query={query} waiting={<Skeleton lines={5} />}>
        {({ list }) =>
          asArray(list).length === 0 ? (
            <p className={styles.note}>{t('raffle.pastNone')}</p>
          ) : (
            <ul {...stackLook({ gap: '6' })} aria-busy={query.isPlaceholderData}>
              {asArray(list).map((raffle) => (
                <li key={raffle.id}>
                  <Drawn raffle={raffle} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <Pagination
        label={t('results.pages')}
        page={page}
        pages={query.data?.totalPages ?? 0}
        onChange={setPage}
      />
    </Section>
  )
}

function Drawn({ raffle }: { raffle: RaffleResult }) {
  const { t } = useTranslation('prizes')
  const text = usePrizeText(raffle.currency)
  const { stamp } = useTimeText()
  const numbers = asArray(raffle.numbers)
  const mine = asArray(raffle.winners).filter(({ own }) => own)
  const issued = formatCount(raffle.issued)
  const time = stamp(raffle.drawnAt)
  const won = new Set(mine.map(({ number }) => number))
  const outcome = numbers.length === 0 ? t('raffle.noneOwn') : t('raffle.notWon')
  return (
    <article {...stackLook({ gap: '3' })} aria-label={`${raffle.title}, ${time}`}>
      <p className={styles.note}>{t('raffle.drawn', { time, issued })}</p>
      {numbers.length > 0 ? <TicketNumbers numbers={numbers} won={won} /> : null}
      {mine.length === 0 ? <p className={styles.outcome}>{outcome}</p> : null}
      {mine.map(({ number, prize }) => (
        <Win key={number} kind={prize.kind} figure={text.prize(prize)} room="card">
          <p>{t('raffle.youWonBy', { number })}</p>
          {prize.kind === 'MONEY' ? (
            <Link to={memberHref('transactionHistory')}>{t('result.record')}</Link>
          ) : null}
        </Win>
      ))}
      <Accordion
        level={3}
        items={[
          {
            id: String(raffle.id),
            title: t('raffle.winning'),
            content: () => <Winners raffle={raffle} />,
          },
        ]}
      />
    </article>
  )
}

function Winners({ raffle }: { raffle: RaffleResult }) {
  const { t } = useTranslation('prizes')
  const text = usePrizeText(raffle.currency)
  return (
    <ScrollArea aria-label={t('raffle.winning')}>
      <table className={styles.table} aria-label={t('raffle.winning')}>
        <thead>
          <tr>
            <th scope="col">{t('raffle.number')}</th>
            <th scope="col">{t('raffle.member')}</th>
            <th scope="col">{t('odds.prize')}</th>
          </tr>
        </thead>
        <tbody>
          {asArray(raffle.winners).map(({ number, name, prize, own }) => (
            <tr key={number} data-own={own}>
              <td>
                <bdi>{number}</bdi>
              </td>
              <td>
                <bdi>{own ? t('raffle.you') : name}</bdi>
              </td>
              <td>
                <bdi>{text.prize(prize)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
