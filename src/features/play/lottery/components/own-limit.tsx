import { HeartHandshake } from 'lucide-react'
import { formatDateTime } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { usePopup } from '../../../../patterns/routing/popup.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useMoney } from '../hooks/use-queries.ts'
import { hasRoom, type OwnWish as Wish } from '../refusal.ts'
import styles from './own-limit.module.css'

/** F-01: a bet that a limit or a pause of the player's own stands against: what it was, and what helps. */
export function OwnWish({ wish }: { wish: Wish }) {
  const { t } = useTranslation('lottery')
  const { open } = usePopup()
  const { title, text } = useWords(wish)
  const away = wish.kind === 'excluded'
  return (
    <div role="alert" className={styles.wish}>
      <p className={styles.title}>
        <Icon of={HeartHandshake} size="md" />
        {title}
      </p>
      <p>{text}</p>
      <p>{t('own.kept')}</p>
      <Button variant="secondary" block onClick={() => open('limits')}>
        {t(away ? 'own.help' : 'slip.limits')}
      </Button>
    </div>
  )
}

function useWords(wish: Wish): { title: string; text: string } {
  const { t } = useTranslation('lottery')
  const { money } = useMoney()
  if (wish.kind === 'excluded')
    return { title: t('own.excludedTitle'), text: t('own.excludedText') }
  const { own } = wish
  if (own === null) return { title: t('own.reachedTitle'), text: t('own.reachedText') }
  const limit = money(own.limit)
  const time = formatDateTime(own.until)
  return hasRoom(own)
    ? { title: t('own.beyondTitle'), text: t('own.beyond', { limit, left: money(own.left), time }) }
    : { title: t('own.reachedTitle'), text: t('own.reached', { limit, time }) }
}
