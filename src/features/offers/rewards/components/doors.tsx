import {
  CalendarDays,
  ChevronRight,
  Gift,
  ListTodo,
  LoaderPinwheel,
  Mail,
  Ticket,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import styles from './doors.module.css'
import page from './page.module.css'

/** `chance`: who gets what is drawn, and the page tells the odds (D-066). */
const DOORS = [
  { key: 'signIn', to: '/signIn', icon: CalendarDays, chance: false },
  { key: 'tasks', to: '/dailyTasks', icon: ListTodo, chance: false },
  { key: 'wheel', to: '/wheel', icon: LoaderPinwheel, chance: true },
  { key: 'raffle', to: '/raffle', icon: Ticket, chance: true },
  { key: 'envelope', to: '/redEnvelope', icon: Mail, chance: true },
  { key: 'promotions', to: '/promotions', icon: Gift, chance: false },
] as const

/** Everything that gives something, whether or not it does today. */
export function Doors() {
  const { t } = useTranslation('rewards')
  return (
    <ul className={page.cards}>
      {DOORS.map(({ key, to, icon, chance }) => (
        <li key={key}>
          <div className={styles.card}>
            <span className={styles.sign} data-chance={chance}>
              <Icon of={icon} size="lg" />
            </span>
            <div className={styles.words}>
              <h3 className={styles.title}>
                <Link className={styles.link} to={to}>
                  {t(`door.${key}.title`)}
                </Link>
              </h3>
              <p className={styles.text}>{t(`door.${key}.text`)}</p>
              {chance ? <p className={styles.odds}>{t('door.chance')}</p> : null}
            </div>
            <Icon className={styles.arrow} of={ChevronRight} size="sm" directional />
          </div>
        </li>
      ))}
    </ul>
  )
}
