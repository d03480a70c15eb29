import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { type OpenSession, revokeSession, securityQueries } from '#api/member/security.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useWriteBlockId } from '#patterns/use-online.ts'
import { useToken } from '#session/store.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { useFocusHandOver } from '#ui/base/use-focus-hand-over.ts'
import { Button } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useSecurityWrite } from '../hooks/use-security-write.ts'
import { SecurityRow } from './security-row.tsx'

/** The account's sessions; any except the current one can be ended. */
export function Sessions() {
  const { t } = useTranslation('security')
  const blockId = useWriteBlockId()
  const sessions = useQuery(securityQueries.sessions(useToken() ?? ''))
  const [asked, setAsked] = useState<OpenSession | null>(null)
  const { submit, busy } = useSecurityWrite({
    name: 'session.revoke',
    send: (id: string, requestId) => revokeSession({ id, requestId }),
    done: t('sessions.done'),
    sayFailure: true,
  })
  const revoke = async () => {
    if (asked) await submit(asked.id)
    setAsked(null)
  }
  return (
    <>
      <QueryBoundary query={sessions} waiting={<Skeleton lines={4} />}>
        {({ list }) => (
          <ul>
            {list.map((one) => (
              <SecurityRow
                key={one.id}
                icon={MonitorSmartphone}
                name={one.device}
                state={t('sessions.state', {
                  place: one.place,
                  ip: one.ip,
                  date: formatDateTime(one.startedAt),
                })}
                mark={one.current ? { good: true, label: t('sessions.here') } : null}
              >
                {one.current ? null : <End device={one.device} onAsk={() => setAsked(one)} />}
              </SecurityRow>
            ))}
          </ul>
        )}
      </QueryBoundary>
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null)
        }}
        tone="danger"
        busy={busy}
        disabledBy={blockId}
        title={t('sessions.ask', { device: asked?.device ?? '' })}
        description={<p>{t('sessions.consequence')}</p>}
        cancelLabel={t('sessions.keep')}
        confirmLabel={t('sessions.end')}
        onConfirm={() => void revoke()}
      />
    </>
  )
}

function End({ device, onAsk }: { device: string; onAsk: () => void }) {
  const { t } = useTranslation('security')
  // It goes with its session.
  const button = useRef<HTMLButtonElement>(null)
  useFocusHandOver(button)
  return (
    <Button ref={button} aria-label={t('sessions.endOf', { device })} onClick={onAsk}>
      {t('sessions.end')}
    </Button>
  )
}
