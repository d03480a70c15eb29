import { ChartNoAxesCombined, Link2, Users } from 'lucide-react'
import { useTranslation } from '#i18n/use-translation.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './agent-promo.module.css'

const POINTS = [
  { icon: Users, key: 'promo1' },
  { icon: ChartNoAxesCombined, key: 'promo2' },
  { icon: Link2, key: 'promo3' },
] as const

/** The benefits of the agent site, next to a drawing of a team. */
export function AgentPromo() {
  const { t } = useTranslation(['auth', 'common'])
  return (
    <section className={styles.promo} aria-labelledby="promo-title">
      <img src="/brand/logo.svg" alt={t('common:brand')} width={148} height={36} />
      <Tree />
      <div className={styles.body}>
        <h2 id="promo-title">{t('auth:agent.promoTitle')}</h2>
        <p className={styles.text}>{t('auth:agent.promoText')}</p>
        <ul className={styles.points}>
          {POINTS.map(({ icon, key }) => (
            <li key={key}>
              <span className={styles.dot}>
                <Icon of={icon} size="sm" />
              </span>
              {t(`auth:agent.${key}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** One golden coin above, its lines going down in three steps. */
const Tree = () => (
  <svg className={styles.tree} viewBox="0 0 480 260" aria-hidden="true">
    <g className={styles.lines}>
      <path d="M240 64v36M240 100H96v32M240 100v32M240 100h144v32" />
      <path d="M96 160v20M96 180H48v22M96 180h48v22M240 160v42M384 160v20M384 180h-48v22M384 180h48v22" />
    </g>
    <g className={styles.second}>
      <circle cx="96" cy="146" r="16" />
      <circle cx="240" cy="146" r="16" />
      <circle cx="384" cy="146" r="16" />
    </g>
    <g className={styles.third}>
      <circle cx="48" cy="212" r="10" />
      <circle cx="144" cy="212" r="10" />
      <circle cx="240" cy="212" r="10" />
      <circle cx="336" cy="212" r="10" />
      <circle cx="432" cy="212" r="10" />
    </g>
    <circle className={styles.halo} cx="240" cy="40" r="38" />
    <circle className={styles.coin} cx="240" cy="40" r="26" />
    <path
      className={styles.mark}
      d="M240 25l4.4 9.6 10.6 1.2-7.9 7.1 2.2 10.4-9.3-5.3-9.3 5.3 2.2-10.4-7.9-7.1 10.6-1.2z"
    />
  </svg>
)
