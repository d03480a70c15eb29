import { useSyncExternalStore } from 'react'
import type { SocialProvider } from '#api/member/session.ts'
import { now } from '#lib/clock.ts'
import { isRecord } from '#lib/read.ts'
import { safePath, safeUrl } from '#lib/safe-url.ts'

/** The size of the login window, and the name of the channel that its last page posts to. */
const [WIDTH, HEIGHT] = [480, 640]
const CHANNEL = 'social'

/** Polling interval of the window, and maximum delay of its last message. */
const POLL_MS = 500

/**
 * An empty window for a login service, or null when the browser blocks it. Must be called in the click handler. The
 * window keeps its opener, because the page it returns to posts the result through it.
 */
export function openSocialWindow(text: string): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2)
  const place = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`
  const opened = window.open('about:blank', '_blank', place)
  if (!opened || opened.closed) return null
  opened.document.title = text
  opened.document.body.textContent = text
  return opened
}

/** The address for a login window: https, or a path of this host. Null for anything else. */
export function socialAddress(url: string): string | null {
  const path = safePath(url)
  if (path) return path
  const link = safeUrl(url)
  return link?.startsWith('https:') ? link : null
}

/** The code of a message with our state. Null for any other message. */
const codeOf = (message: unknown, state: string): string | null =>
  isRecord(message) &&
  message.type === 'social' &&
  message.state === state &&
  typeof message.code === 'string'
    ? message.code
    : null

/**
 * Resolves with the code that the service sent back with this state. Accepts messages of our own origin only, from
 * the opener or, if the window has lost it, over the channel. Never settles once aborted.
 */
export function waitForSocialCode(state: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
    const take = (message: unknown) => {
      const code = codeOf(message, state)
      if (code === null) return
      stop()
      resolve(code)
    }
    const onMessage = (event: MessageEvent) => {
      if (event.origin === window.location.origin) take(event.data)
    }
    const stop = () => {
      window.removeEventListener('message', onMessage)
      signal.removeEventListener('abort', stop)
      channel?.close()
    }
    window.addEventListener('message', onMessage)
    channel?.addEventListener('message', (event) => take(event.data))
    signal.addEventListener('abort', stop)
  })
}

/** Resolves shortly after a window was closed. Never settles once aborted. */
export function waitForWindowClose(
  opened: Pick<Window, 'closed'>,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    let gone = false
    const timer = setInterval(() => {
      if (gone) {
        clearInterval(timer)
        resolve()
      }
      gone = opened.closed
    }, POLL_MS)
    signal.addEventListener('abort', () => clearInterval(timer))
  })
}

/** An account of a login service that is not linked to a member yet. */
export interface PendingLink {
  readonly provider: SocialProvider
  readonly displayName: string
  readonly ticket: string
}

/** The server keeps a ticket for this long. */
const TICKET_MS = 10 * 60_000

let pending: { readonly link: PendingLink; readonly until: number } | null = null
const listeners = new Set<() => void>()

function put(next: typeof pending): void {
  pending = next
  for (const listener of listeners) listener()
}

/** Kept in memory only, until its owner has logged in and accepted or declined. */
export const pendingLink = {
  get: (): PendingLink | null => (pending && now() < pending.until ? pending.link : null),
  set: (link: PendingLink): void => put({ link, until: now() + TICKET_MS }),
  drop: (): void => put(null),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** The account that waits to be linked, as a live value. */
export const usePendingLink = (): PendingLink | null =>
  useSyncExternalStore(pendingLink.subscribe, pendingLink.get)
