import { useSyncExternalStore } from 'react'
import { serverNow } from '#api/transport/server-time.ts'

const MINUTE = 60_000

/** Calls back at each full minute, and when a hidden page is shown again; no timer runs while it is hidden. */
function listen(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') return
    timer = setTimeout(
      () => {
        changed()
        wait()
      },
      MINUTE - (serverNow() % MINUTE),
    )
  }
  const seen = () => {
    changed()
    wait()
  }
  document.addEventListener('visibilitychange', seen)
  wait()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', seen)
  }
}

const thisMinute = () => Math.floor(serverNow() / MINUTE) * MINUTE

/** The server's time, cut down to the minute: for texts that say how long something takes. */
export const useMinute = (): number => useSyncExternalStore(listen, thisMinute)
