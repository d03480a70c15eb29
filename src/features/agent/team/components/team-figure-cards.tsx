import { Link } from 'react-router'
import type { TeamFigures, TeamOverview } from '#api/agent/agent.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { StatCard } from '#ui/stat-card/stat-card.tsx'
import { computeChange, MAIN_FIGURES, OTHER_FIGURES, rowsBehind } from '../model.ts'
import styles from './team.module.css'

type Figures = Pick<TeamOverview, 'figures' | 'before' | 'scope'>

/** One of the eleven figures, with its change against as many days before; it leads to its rows. */
function Figure({ name, size, figures, before, scope }: FigureProps) {
  const { t } = useTranslation('team')
  const { money, signed } = useMoney()
  const [now, was] = [figures[name], before[name]]
  const { trend, percent } = computeChange(now, was)
  /** Win/loss can change its sign, so a percentage would be meaningless. */
  const change =
    name === 'winLoss'
      ? t('change.before', { amount: signed(String(was)) })
      : t(`change.${percent === null ? 'new' : trend}`, { percent: formatCount(percent ?? 0) })
  const write = name === 'winLoss' ? signed : money
  return (
    <StatCard
      size={size}
      label={t(`figures.${name}`)}
      value={typeof now === 'number' ? formatCount(now) : write(now)}
      delta={name === 'online' ? undefined : { trend, text: change }}
      note={name === 'online' ? t('figures.onlineNote') : undefined}
      link={(label, look) => (
        <Link to={rowsBehind(name, scope)} {...look}>
          {label}
        </Link>
      )}
    />
  )
}

type FigureProps = Figures & { name: keyof TeamFigures; size: 'sm' | 'lg' }

/** The three that an agent looks for first. */
export function MainFigures({ days, ...figures }: Figures & Pick<TeamOverview, 'days'>) {
  const { t } = useTranslation('team')
  return (
    <section className={styles.figures} aria-labelledby="team-figures">
      <h2 id="team-figures" className={styles.heading}>
        {t('figures.title')}
        <small>{t('figures.compared', { count: days.length })}</small>
      </h2>
      <ul className={styles.main}>
        {MAIN_FIGURES.map((name) => (
          <li key={name}>
            <Figure {...figures} name={name} size="lg" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The other eight, small. */
export function OtherFigures(figures: Figures) {
  const { t } = useTranslation('team')
  return (
    <section className={styles.figures} aria-labelledby="other-figures">
      <h2 id="other-figures" className={styles.heading}>
        {t('figures.others')}
      </h2>
      <ul className={styles.others}>
        {OTHER_FIGURES.map((name) => (
          <li key={name}>
            <Figure {...figures} name={name} size="sm" />
          </li>
        ))}
      </ul>
    </section>
  )
}
