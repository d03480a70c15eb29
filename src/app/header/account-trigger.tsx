import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './account-trigger.module.css'

type AccountTriggerProps = ComponentProps<'button'> & {
  name: string
  vip: { level: number | null; label: string | null } | null
  unread: number
  picture: string | undefined
}

/** The button of the account menu: portrait with the VIP level and a dot for unread messages, name, arrow. */
export function AccountTrigger({ name, vip, unread, picture, ...rest }: AccountTriggerProps) {
  const { t } = useTranslation('shell')
  return (
    <button type="button" {...rest} className={styles.trigger}>
      <span className={styles.portrait}>
        <Avatar name={name} src={picture} size="sm" decorative />
        {vip?.level == null ? null : (
          <span className={styles.level} aria-hidden="true">
            {vip.level}
          </span>
        )}
        {unread > 0 ? <span className={styles.unread} aria-hidden="true" /> : null}
      </span>
      <bdi className={styles.name} aria-hidden="true">
        {name}
      </bdi>
      <span className="visually-hidden">
        {[
          t('header.account', { name }),
          vip?.label,
          unread > 0 && t('header.unread', { count: unread }),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      <Icon of={ChevronDown} size="sm" />
    </button>
  )
}
