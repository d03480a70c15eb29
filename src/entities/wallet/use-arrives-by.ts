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

/** When money that is sent now is usually there, as it is read; it moves on with the clock. */
export function useArrivesBy(minutes: number): string {
  const [by, setBy] = useState(() => inMinutes(minutes))
  useEffect(() => {
    const tick = () => setBy(inMinutes(minutes))
    tick()
    return everySecond(tick)
  }, [minutes])
  return by
}
