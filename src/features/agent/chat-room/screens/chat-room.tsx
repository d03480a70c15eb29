import { useQuery } from '@tanstack/react-query'
import { supportQueries } from '#api/content/support.ts'
import { systemQueries } from '#api/content/system.ts'
import { ApiError } from '#api/transport/error.ts'
import { chatAddress } from '#entities/support/chat-address.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { getScheme } from '#patterns/display/theme.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useToken } from '#session/store.ts'
import { Link } from '#ui/link/link.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './chat-room.module.css'

/** Our own pages run without an origin. A third-party chat needs its own origin and never gets ours. */
const OWN_SANDBOX = 'allow-scripts allow-forms'
const FOREIGN_SANDBOX = `${OWN_SANDBOX} allow-same-origin allow-popups`

function addressOf({ chatUrl }: { chatUrl: string }): string {
  const address = chatAddress(chatUrl, window.location.origin)
  if (!address) throw new ApiError({ status: 502, code: 'malformed' })
  return address
}

/** The chat with the merchant's department for agents, in a frame. */
export default function ChatRoom() {
  const { t } = useTranslation(['agent', 'support'])
  const { code } = useLanguage()
  const errorText = useErrorText()
  const token = useToken() ?? ''
  const department = useQuery(systemQueries.config()).data?.agentChatRoom ?? null
  const query = useQuery({
    ...supportQueries.chatRoom(token, department ?? '', code, getScheme),
    enabled: department !== null,
    select: addressOf,
  })
  const describe = (error: ApiError) =>
    error.code === 'chat.offline' ? t('agent:chatRoom.closed') : errorText(error)
  return (
    <Page gap="4" title={t('agent:page.chatRoom')} lead={t('agent:chatRoom.lead')}>
      <QueryBoundary query={query} waiting={<Skeleton lines={10} />} describe={describe}>
        {(address) => (
          <>
            <iframe
              className={styles.frame}
              src={address}
              title={t('agent:page.chatRoom')}
              sandbox={isOwn(address) ? OWN_SANDBOX : FOREIGN_SANDBOX}
              referrerPolicy="no-referrer"
            />
            <p>
              <Link variant="standalone" href={address} externalLabel={t('support:newTab')}>
                {t('agent:chatRoom.ownWindow')}
              </Link>
            </p>
          </>
        )}
      </QueryBoundary>
    </Page>
  )
}

const isOwn = (address: string): boolean => new URL(address).origin === window.location.origin
