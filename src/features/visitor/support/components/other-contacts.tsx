import { useQuery } from '@tanstack/react-query'
import { systemQueries } from '#api/content/system.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { safeUrl } from '#lib/safe-url.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { cx } from '#ui/base/cx.ts'
import { Link } from '#ui/link/link.tsx'
import { TextButton } from '#ui/link/text-button.tsx'
import styles from './support.module.css'

/** The other ways to a person: from feedback to the chat, from the chat to feedback, and mail. */
export function OtherContacts({ current }: { current: 'feedback' | 'chat' }) {
  const { t } = useTranslation('support')
  const { open } = usePopup()
  const address = useQuery(systemQueries.config()).data?.supportMail
  const mail = address ? safeUrl(`mailto:${address}`) : null
  return (
    <div className={cx(styles.below, styles.contacts)}>
      <span>{t(`ways.${current}`)}</span>
      {current === 'chat' ? (
        <TextButton onClick={() => open('feedback')}>{t('ways.toFeedback')}</TextButton>
      ) : (
        <TextButton onClick={() => open('chat')}>{t('ways.toChat')}</TextButton>
      )}
      {mail ? (
        <Link href={mail} variant="standalone">
          <bdi>{address}</bdi>
        </Link>
      ) : null}
    </div>
  )
}
