import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './account-trigger.module.css'

/** The button of the account menu: portrait, name, arrow. */
export function AccountTrigger({ name, ...rest }: ComponentProps<'button'> & { name: string }) {
  const { t } = useTranslation('shell')
  return (
    <button type="button" {...rest} className={styles.trigger}>
      <Avatar name={name} size="sm" decorative />
      <bdi className={styles.name} aria-hidden="true">
        {name}
      </bdi>
      <span className="visually-hidden">{t('header.account', { name })}</span>
      <Icon of={ChevronDown} size="sm" />
    </button>
  )
}
