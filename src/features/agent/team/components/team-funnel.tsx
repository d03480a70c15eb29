import type { TeamOverview } from '#api/agent/agent.ts'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cardLook } from '#ui/card/card.tsx'
import { Meter } from '#ui/meter/meter.tsx'
import { funnelPercent } from '../model.ts'
import styles from './team.module.css'

const STEPS = ['visits', 'signUps', 'firstDeposits', 'active'] as const
/** The step before each. */
const BEFORE = {
  visits: null,
  signUps: 'visits',
  firstDeposits: 'signUps',
  active: 'firstDeposits',
} as const

/** From visits of links to active players, each step with its share of the previous one. */
export function TeamFunnel({ funnel }: Pick<TeamOverview, 'funnel'>) {
  const { t } = useTranslation('team')
  return (
    <section className={styles.figures} aria-labelledby="team-funnel">
      <h2 id="team-funnel" className={styles.heading}>
        {t('funnel.title')}
        <small>{t('funnel.about')}</small>
      </h2>
      <div {...cardLook({ gap: '4' })}>
        {STEPS.map((step) => {
          const before = BEFORE[step]
          const share = before ? funnelPercent(funnel[step], funnel[before]) : null
          const note =
            before && share !== null
              ? t(`funnel.of.${before}`, { percent: formatCount(share) })
              : undefined
          return (
            <Meter
              key={step}
              label={t(`funnel.${step}`)}
              value={funnel[step]}
              max={Math.max(1, funnel.visits)}
              valueText={formatCount(funnel[step])}
              note={note}
            />
          )
        })}
      </div>
    </section>
  )
}
