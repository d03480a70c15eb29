import type { Promotion } from '#api/offers/promotions.ts'
import { useBonusRows } from '#entities/bonus/use-bonus-rows.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { cardLook } from '#ui/card/card.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { useTermsText } from '../hooks/use-terms-text.ts'
import { toExample } from '../model.ts'
import { Deadline } from './deadline.tsx'
import styles from './terms-card.module.css'

const ROWS = [
  'bonus',
  'memberDays',
  'weekdays',
  'oncePer',
  'wagering',
  'days',
  'games',
  'minDeposit',
  'maxBet',
  'maxCashOut',
] as const

/** Bonus, wagering, games, limits and the last day. */
export function TermsCard({ offer, level = 3 }: { offer: Promotion; level?: 3 | 4 }) {
  const { t } = useTranslation('promotions')
  const text = useTermsText(offer.terms)
  const Heading = `h${level}` as const
  return (
    <section {...cardLook({ variant: 'filled' })} aria-label={t('terms.title')}>
      <Heading className={styles.title}>{t('terms.title')}</Heading>
      <dl className={styles.rows}>
        {ROWS.map((row) =>
          text[row] === null ? null : (
            <div className={styles.row} key={row}>
              <dt>{t(`terms.label.${row}`)}</dt>
              <dd>{text[row]}</dd>
            </div>
          ),
        )}
      </dl>
      <Deadline endAt={offer.endAt} />
    </section>
  )
}

/** The wagering calculated for one deposit, with its average cost. */
export function TermsExample({ offer }: { offer: Promotion }) {
  const { t } = useTranslation('promotions')
  const { money } = useTermsText(offer.terms)
  const bonusRows = useBonusRows()
  const example = toExample(offer.terms)
  const { wagering } = offer.terms
  if (!example || !wagering) return null
  const sum = (id: 'deposit' | 'base' | 'cost', amount: string) => ({
    id,
    term: t(`example.${id}`),
    detail: <bdi>{money(amount)}</bdi>,
  })
  const { days } = wagering
  const numbers = {
    bonus: example.bonus,
    turnover: example.turnover,
    maxBet: offer.terms.maxBet,
    time: days === null ? null : { days },
  }
  return (
    <section {...cardLook({ variant: 'filled' })} aria-label={t('example.title')}>
      <h3 className={styles.title}>{t('example.title')}</h3>
      <KeyValue
        rows={[
          ...(example.deposit === null ? [] : [sum('deposit', example.deposit)]),
          ...(wagering.base === 'BONUS' ? [] : [sum('base', example.base)]),
          ...bonusRows(numbers),
          sum('cost', example.cost),
        ]}
      />
      <p className={styles.note}>{t('example.note')}</p>
    </section>
  )
}
