import { Link } from 'react-router-dom'
import type { TeamFigures, TeamOverview } from '../../../../api/agent.ts'
import { useMoney } from '../../../../entities/wallet/use-money.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { linkLook } from '../../../../ui/link/link.tsx'
import { StatCard } from '../../../../ui/stat-card/stat-card.tsx'
import { changeOf, MONEY_FIGURES, PEOPLE_FIGURES, rowsBehind } from '../model.ts'
import styles from './team.module.css'

/** D-070, F-32: the eleven figures, each with its change against as many days before. */
export function TeamFigureCards({ figures, before, days, scope }: TeamOverview) {
  const { t } = useTranslation('team')
  const { money, signed } = useMoney()
  const changeText = (now: string | number, was: string | number) => {
    const { trend, percent } = changeOf(now, was)
    const text = t(`change.${percent === null ? 'new' : trend}`, {
      percent: formatCount(percent ?? 0),
    })
    return { trend, text }
  }
  /** What is won or lost changes its sign: a share of it would say nothing. */
  const gain = (now: string, was: string) => ({
    trend: changeOf(now, was).trend,
    text: t('change.before', { amount: signed(was) }),
  })
  const toRows = (name: keyof TeamFigures) => (
    <Link {...linkLook({ variant: 'standalone' })} to={rowsBehind(name, scope)}>
      {t(`figures.rows.${name}`)}
    </Link>
  )
  return (
    <section className={styles.figures} aria-labelledby="team-figures">
      <h2 id="team-figures" className={styles.heading}>
        {t('figures.title')}
        <small>{t('figures.compared', { count: days.length })}</small>
      </h2>
      <ul className={styles.cards}>
        {PEOPLE_FIGURES.map((name) => (
          <li key={name}>
            <StatCard
              label={t(`figures.${name}`)}
              value={formatCount(figures[name])}
              delta={name === 'online' ? undefined : changeText(figures[name], before[name])}
              note={
                name === 'online' ? (
                  <>
                    <p>{t('figures.onlineNote')}</p>
                    {toRows(name)}
                  </>
                ) : (
                  toRows(name)
                )
              }
            />
          </li>
        ))}
      </ul>
      <ul className={styles.cards}>
        {MONEY_FIGURES.map((name) => (
          <li key={name}>
            <StatCard
              label={t(`figures.${name}`)}
              value={name === 'winLoss' ? signed(figures[name]) : money(figures[name])}
              delta={
                name === 'winLoss'
                  ? gain(figures[name], before[name])
                  : changeText(figures[name], before[name])
              }
              note={toRows(name)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
