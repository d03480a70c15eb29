import { useEffect, useRef, useState } from 'react'
import type { SocialProvider } from '#api/member/session.ts'
import { openSocialWindow } from './social-sign-in.ts'

/** One window of a login service, from the click until its code is here or it is given up. */
export interface SocialVisit {
  readonly provider: SocialProvider
  readonly window: Window
  readonly over: AbortController
}

function leave(visit: SocialVisit | null): void {
  visit?.over.abort()
  visit?.window.close()
}

/** The window of a login service. A new one, or leaving the page, ends the previous one. */
export function useSocialWindow() {
  const visit = useRef<SocialVisit | null>(null)
  const [waiting, setWaiting] = useState<SocialProvider | null>(null)
  useEffect(() => () => leave(visit.current), [])

  const end = () => {
    leave(visit.current)
    visit.current = null
    setWaiting(null)
  }

  /** Must be called in the click handler; null when the browser blocks the window. */
  const begin = (provider: SocialProvider, text: string): SocialVisit | null => {
    end()
    const opened = openSocialWindow(text)
    if (!opened) return null
    visit.current = { provider, window: opened, over: new AbortController() }
    setWaiting(provider)
    return visit.current
  }

  /** The window is given up, but its code may still come. */
  const stopWaiting = () => setWaiting(null)

  return { waiting, begin, end, stopWaiting }
}
