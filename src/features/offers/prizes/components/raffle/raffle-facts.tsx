import type { Raffle } from '#api/offers/prizes.ts'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { useTimeText } from '#patterns/use-time-text.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { usePrizeText } from '../../hooks/use-prize-text.ts'
import { plainPercent, winningShare } from '../../model.ts'
import { Section } from '../page/section.tsx'
import styles from './raffle-facts.module.css'
import { TicketNumbers } from './ticket-numbers.tsx'

/** The draw time, the number of tickets, the member's own tickets, and the chance of each. */
export function RaffleFacts({ raffle }: { raffle: Raffle }) {
  const { t } = useTranslation('prizes')
  const { moment } = useTimeText()
  const { issued, drawAt, endAt } = raffle
  const winners = asArray(raffle.prizes).reduce((sum, prize) => sum + prize.winners, 0)
  const share = winningShare(winners, issued)
  const numbers = asArray(raffle.numbers)
  const moments = [
    ['draw', drawAt],
    ['claimUntil', endAt],
  ] as const
  return (
    <Section title={raffle.title}>
      <dl className={styles.facts}>
        {moments.map(([name, at]) => (
          <div className={styles.fact} key={name}>
            <dt>{t(`raffle.${name}`)}</dt>
            <dd>
              <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
            </dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt>{t('raffle.issued')}</dt>
          <dd>{formatCount(issued)}</dd>
        </div>
      </dl>
      <Stack gap="2">
        <h3 className={styles.title}>{t('raffle.own')}</h3>
        {numbers.length === 0 ? (
          <p className={styles.note}>{t('raffle.ownNone')}</p>
        ) : (
          <>
            <p className={styles.note}>{t('raffle.ownCount', { count: numbers.length })}</p>
            <TicketNumbers numbers={numbers} />
          </>
        )}
      </Stack>
      {share === null ? null : (
        <p className={styles.note} id="odds">
          {t('raffle.chance', {
            winners: formatCount(winners),
            issued: formatCount(issued),
            percent: t('percent', { value: plainPercent(share) }),
          })}
        </p>
      )}
    </Section>
  )
}

/** The prizes by place. */
export function RafflePrizes({ raffle }: { raffle: Raffle }) {
  const { t } = useTranslation('prizes')
  const text = usePrizeText(raffle.currency)
  return (
    <Section title={t('raffle.prizes')}>
      <ol className={styles.prizes}>
        {asArray(raffle.prizes).map(({ place, winners, prize }) => (
          <li key={place} className={styles.prize}>
            <span className={styles.place}>{t('raffle.place', { place })}</span>
            <bdi className={styles.worth}>{text.prize(prize)}</bdi>
            <span className={styles.zone}>{t('raffle.winners', { count: winners })}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
