import { useEffect, useState } from 'react'
import { serverNow } from '#api/transport/server-time.ts'
import { formatDateTime, formatTime } from '#i18n/format.ts'
import { everySecond } from '#lib/clock.ts'

/** The time of day, with its day unless that is today. */
function momentOf(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  return isToday ? formatTime(at) : formatDateTime(at)
}

const inMinutes = (minutes: number) => momentOf(serverNow() + minutes * 60_000, serverNow())

/** The formatted time at which money sent now usually arrives; it follows the clock. */
export function useArrivesBy(minutes: number): string {
  const [by, setBy] = useState(() => inMinutes(minutes))
  useEffect(() => {
    const tick = () => setBy(inMinutes(minutes))
    tick()
    return everySecond(tick)
  }, [minutes])
  return by
}
