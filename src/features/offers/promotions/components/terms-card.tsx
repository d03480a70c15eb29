import type { Promotion } from '../../../../api/promotions.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { cardLook } from '../../../../ui/card/card.tsx'
import { useTermsText } from '../hooks/use-terms-text.ts'
import { exampleOf } from '../model.ts'
import { Deadline } from './deadline.tsx'
import styles from './terms-card.module.css'

const ROWS = ['bonus', 'wagering', 'days', 'games', 'minDeposit', 'maxBet', 'maxCashOut'] as const

/** F-28: bonus, wagering, games, limits and the last day. */
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
  const example = exampleOf(offer.terms)
  const { wagering } = offer.terms
  if (!example || !wagering) return null
  const rows = [
    ...(example.deposit === null ? [] : [['deposit', example.deposit] as const]),
    ['bonus', example.bonus] as const,
    ...(wagering.base === 'BONUS' ? [] : [['base', example.base] as const]),
    ['turnover', example.turnover] as const,
    ['cost', example.cost] as const,
  ]
  return (
    <section {...cardLook({ variant: 'filled' })} aria-label={t('example.title')}>
      <h3 className={styles.title}>{t('example.title')}</h3>
      <dl className={styles.rows}>
        {rows.map(([row, amount]) => (
          <div className={styles.row} key={row} data-row={row}>
            <dt>{t(`example.${row}`, { count: wagering.times })}</dt>
            <dd>
              <bdi className="num">{money(amount)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('example.note')}</p>
    </section>
  )
}
