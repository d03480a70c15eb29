import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { systemQueries } from '#api/content/system.ts'
import { logout } from '#api/member/session.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { everySecond } from '#lib/clock.ts'
import { expireSession } from '#session/expiry.ts'
import { lastActivityAt, recordActivity } from '#session/last-activity.ts'
import { announceSessionEnd } from '#session/other-tabs.ts'
import { useSignOut } from '#session/sign-out.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { useRoute } from '../routing/use-route.ts'

/** The warning comes this long before the end. */
const WARNING_MS = 60_000
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/**
 * A session without activity in any tab gets a warning and then ends. A page with a game counts as activity,
 * because this page does not receive the events inside the game's frame.
 */
export default function IdleWatch({ token }: { token: string }) {
  const { t } = useTranslation('frame')
  const client = useQueryClient()
  const { game: playing } = useRoute()
  const minutes = useQuery(systemQueries.config()).data?.jurisdiction.idleMinutes ?? null
  const { busy, signOut } = useSignOut()
  const [left, setLeft] = useState<number | null>(null)
  const warned = left !== null

  useEffect(() => {
    recordActivity()
  }, [])

  useEffect(() => {
    if (warned) return
    const note = () => recordActivity()
    for (const name of ACTIVITY_EVENTS)
      window.addEventListener(name, note, { capture: true, passive: true })
    return () => {
      for (const name of ACTIVITY_EVENTS) window.removeEventListener(name, note, { capture: true })
    }
  }, [warned])

  useEffect(() => {
    if (minutes === null) return
    return everySecond((at) => {
      if (playing) recordActivity()
      const remaining = lastActivityAt() + minutes * 60_000 - at
      setLeft(remaining > WARNING_MS ? null : Math.max(0, Math.ceil(remaining / 1000)))
    })
  }, [minutes, playing])

  const over = left === 0
  useEffect(() => {
    if (!over || minutes === null) return
    toast.show({ tone: 'warning', message: t('idle.ended', { count: minutes }) })
    announceSessionEnd()
    logout().catch(() => undefined)
    expireSession(client, token, true)
  }, [over, minutes, client, token, t])

  if (left === null || over) return null
  const stay = () => {
    recordActivity()
    setLeft(null)
  }
  return (
    <AlertDialog
      open
      busy={busy}
      title={t('idle.title')}
      description={t('idle.text', { count: left })}
      // The safe answer has the focus, because the visitor may press any key to come back.
      cancelLabel={t('idle.stay')}
      confirmLabel={t('idle.leave')}
      onOpenChange={(open) => {
        if (!open && !busy) stay()
      }}
      onConfirm={() => void signOut()}
    />
  )
}
