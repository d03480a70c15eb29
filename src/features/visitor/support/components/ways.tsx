import { useQuery } from '@tanstack/react-query'
import { systemQueries } from '../../../../api/system.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { safeUrl } from '../../../../lib/safe-url.ts'
import { usePopup } from '../../../../patterns/routing/popup.ts'
import { Link } from '../../../../ui/link/link.tsx'
import { TextButton } from '../../../../ui/link/text-button.tsx'
import styles from './support.module.css'

/** The ways to a person besides the one that is open: chat or feedback, and a letter. */
export function OtherWays({ beside }: { beside: 'feedback' | 'chat' }) {
  const { t } = useTranslation('support')
  const { open } = usePopup()
  const address = useQuery(systemQueries.config()).data?.supportMail
  const mail = address ? safeUrl(`mailto:${address}`) : null
  return (
    <div className={styles.others}>
      <span>{t(`ways.${beside}`)}</span>
      {beside === 'chat' ? (
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
