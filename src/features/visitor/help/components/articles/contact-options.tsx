import { useQuery } from '@tanstack/react-query'
import { Mail, MessageSquareText, MessagesSquare } from 'lucide-react'
import { systemQueries } from '#api/content/system.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { safeUrl } from '#lib/safe-url.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { Button, buttonLook } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './contact-options.module.css'

/** The footer of the help: how to reach a person. */
export function ContactOptions() {
  const { t } = useTranslation('help')
  const { open } = usePopup()
  const mail = useQuery(systemQueries.config()).data?.supportMail
  const href = mail ? safeUrl(`mailto:${mail}`) : null
  return (
    <>
      <p className={styles.question}>{t('still.title')}</p>
      <div className={styles.options}>
        <Button startIcon={MessagesSquare} onClick={() => open('chat')}>
          {t('still.chat')}
        </Button>
        <Button startIcon={MessageSquareText} onClick={() => open('feedback')}>
          {t('still.feedback')}
        </Button>
        {href ? (
          <a href={href} {...buttonLook({})}>
            <Icon of={Mail} />
            {t('still.mail')}
          </a>
        ) : null}
      </div>
    </>
  )
}
