import {
  CalendarDays,
  ChevronRight,
  Gift,
  ListTodo,
  LoaderPinwheel,
  Mail,
  Ticket,
} from 'lucide-react'
import { Link } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { href } from '#patterns/routing/href.ts'
import { Card, cardLinkLook } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Stack, stackLook } from '#ui/stack/stack.tsx'
import styles from './reward-links.module.css'

/** `random`: the rewards are drawn, and the page shows the odds (D-066). */
const PAGES = [
  { key: 'signIn', to: href('/signIn'), icon: CalendarDays, random: false },
  { key: 'tasks', to: href('/dailyTasks'), icon: ListTodo, random: false },
  { key: 'wheel', to: href('/wheel'), icon: LoaderPinwheel, random: true },
  { key: 'raffle', to: href('/raffle'), icon: Ticket, random: true },
  { key: 'envelope', to: href('/redEnvelope'), icon: Mail, random: true },
  { key: 'promotions', to: href('/promotions'), icon: Gift, random: false },
] as const

interface RewardLinksProps {
  /** The current page, which is left out. */
  except?: (typeof PAGES)[number]['key']
}

/** The pages that give rewards, whether or not they do today. */
export function RewardLinks({ except }: RewardLinksProps) {
  const { t } = useTranslation('rewards')
  return (
    <ul {...stackLook({ direction: 'grid', gap: 'gutter' })}>
      {PAGES.filter(({ key }) => key !== except).map(({ key, to, icon, random }) => (
        <li key={key}>
          <Card interactive direction="row" align="start" gap="4">
            <span className={styles.icon} data-random={random}>
              <Icon of={icon} size="lg" />
            </span>
            <Stack gap="1" className={styles.texts}>
              <h3 className={styles.title}>
                <Link to={to} {...cardLinkLook()}>
                  {t(`link.${key}.title`)}
                </Link>
              </h3>
              <p className={styles.text}>{t(`link.${key}.text`)}</p>
              {random ? <p className={styles.odds}>{t('link.chance')}</p> : null}
            </Stack>
            <Icon className={styles.arrow} of={ChevronRight} size="sm" directional />
          </Card>
        </li>
      ))}
    </ul>
  )
}
