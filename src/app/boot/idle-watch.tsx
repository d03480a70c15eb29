import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { logout } from '../../api/session.ts'
import { systemQueries } from '../../api/system.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { everySecond } from '../../lib/clock.ts'
import { tellEnd } from '../../session/end.ts'
import { lapseSession } from '../../session/expiry.ts'
import { lastSign, noteSign } from '../../session/last-activity.ts'
import { useLeave } from '../../session/leave.ts'
import { AlertDialog } from '../../ui/alert-dialog/alert-dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { useRoute } from '../routing/use-route.ts'

/** The warning comes so long before the end. */
const WARNED_MS = 60_000
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/**
 * D-023: a session without a sign of its visitor in any tab is warned of its end and ends. A page with a
 * game counts as a sign: what is done inside the game's frame is not heard here.
 */
export default function IdleWatch({ token }: { token: string }) {
  const { t } = useTranslation('frame')
  const client = useQueryClient()
  const { game: playing } = useRoute()
  const minutes = useQuery(systemQueries.config()).data?.jurisdiction.idleMinutes ?? null
  const { busy, leave } = useLeave()
  const [left, setLeft] = useState<number | null>(null)
  const warned = left !== null

  useEffect(() => {
    noteSign()
  }, [])

  useEffect(() => {
    if (warned) return
    const sign = () => noteSign()
    for (const name of SIGNS) window.addEventListener(name, sign, { capture: true, passive: true })
    return () => {
      for (const name of SIGNS) window.removeEventListener(name, sign, { capture: true })
    }
  }, [warned])

  useEffect(() => {
    if (minutes === null) return
    return everySecond((at) => {
      if (playing) noteSign()
      const rest = lastSign() + minutes * 60_000 - at
      setLeft(rest > WARNED_MS ? null : Math.max(0, Math.ceil(rest / 1000)))
    })
  }, [minutes, playing])

  const over = left === 0
  useEffect(() => {
    if (!over || minutes === null) return
    toast.show({ tone: 'warning', message: t('idle.ended', { count: minutes }) })
    tellEnd()
    logout().catch(() => undefined)
    lapseSession(client, token, true)
  }, [over, minutes, client, token, t])

  if (left === null || over) return null
  const stay = () => {
    noteSign()
    setLeft(null)
  }
  return (
    <AlertDialog
      open
      busy={busy}
      title={t('idle.title')}
      description={t('idle.text', { count: left })}
      // Whatever key wakes the page, the safe answer has the focus.
      cancelLabel={t('idle.stay')}
      confirmLabel={t('idle.leave')}
      onOpenChange={(open) => {
        if (!open && !busy) stay()
      }}
      onConfirm={() => void leave()}
    />
  )
}
