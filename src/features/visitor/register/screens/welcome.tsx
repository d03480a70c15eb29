import { useQuery } from '@tanstack/react-query'
import { Gift, MessageCircle } from 'lucide-react'
import { Navigate, useLocation } from 'react-router'
import { systemQueries } from '#api/content/system.ts'
import { useServiceLinks } from '#entities/support/service-links.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { href } from '#patterns/routing/href.ts'
import { usePopup, withPopup } from '#patterns/routing/popup.ts'
import { Button, buttonLook } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { linkLook } from '#ui/link/link.tsx'
import { TextButton } from '#ui/link/text-button.tsx'
import { Stack, stackLook } from '#ui/stack/stack.tsx'
import { shortMoney } from '../short-money.ts'
import styles from './welcome.module.css'

/** After registration: the benefit of adding a contact, with its terms. */
export default function WelcomePopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['register', 'common'])
  const { search } = useLocation()
  const { open } = usePopup()
  const config = useQuery(systemQueries.config()).data
  const contacts = useServiceLinks().filter(({ type }) => type !== 'LIVECHAT')
  if (config && config.afterRegisterBonus === null) {
    return <Navigate to={{ search: withPopup(search, null) }} replace />
  }
  const amount =
    config?.afterRegisterBonus &&
    `${config.currency.symbol}${shortMoney(config.afterRegisterBonus)}`
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('register:welcome.title')}
      closeLabel={t('common:action.close')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('register:welcome.start')}
        </Button>
      }
    >
      <Stack align="start">
        <span className={styles.medal}>
          <Icon of={Gift} size="xl" />
        </span>
        <p className={styles.text}>{t('register:welcome.text', { amount: amount ?? '' })}</p>
        <ul {...stackLook({ gap: '3', className: styles.contacts })}>
          {contacts.map(({ type, title, href: address }) => (
            <li key={`${type}-${title}`}>
              <a
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                {...buttonLook({ variant: 'secondary', block: true })}
              >
                <Icon of={MessageCircle} size="sm" />
                <bdi>{title}</bdi>
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.small}>
          {t('register:welcome.terms')}{' '}
          <a
            href={href('/help', null, { hash: 'wagering' })}
            target="_blank"
            rel="noopener"
            {...linkLook({ variant: 'standalone' })}
          >
            {t('register:welcome.termsLink')}
          </a>
        </p>
        <p className={styles.small}>
          {t('register:welcome.limits')}{' '}
          <TextButton onClick={() => open('limits')}>{t('register:welcome.limitsLink')}</TextButton>
        </p>
      </Stack>
    </Dialog>
  )
}
