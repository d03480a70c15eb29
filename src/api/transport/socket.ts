import { isRecord } from '#lib/read.ts'
import type { components } from '#openapi/generated/types.ts'
import { isValidEvent, memberShapes } from './answer-shapes.ts'
import { getBackoffMs } from './polling.ts'

export type SocketEvent = components['schemas']['SocketEvent']

/** D-088: waits between tries to reconnect, in milliseconds; the last one repeats. */
const BACK_OFF_MS = [1000, 2000, 5000, 15_000, 30_000] as const

export const getReconnectDelay = (tries: number): number =>
  BACK_OFF_MS[Math.min(tries, BACK_OFF_MS.length - 1)] ?? 30_000

/** A message of the socket, or null when it is not one; what it carries is judged by the contract. */
export function parseSocketEvent(data: unknown): SocketEvent | null {
  if (typeof data !== 'string') return null
  try {
    const event: unknown = JSON.parse(data)
    return isRecord(event) &&
      typeof event.type === 'string' &&
      typeof event.id === 'number' &&
      isRecord(event.value)
      ? (event as SocketEvent)
      : null
  } catch {
    return null
  }
}

export interface SocketHandlers {
  onEvent: (event: SocketEvent) => void
  /** The connection is open. */
  onOpen?: () => void
  /** The connection is back after a break, in which events may have been missed. */
  onReturn: () => void
  /** The server does not know the token, or no longer; it is not tried again. */
  onRefused: () => void
}

/** RFC 6455, as IANA names it. */
const SERVICE_RESTART = 1012
/** The portal's own, see the tag `socket` of the contract. */
const BAD_TOKEN = 4401
const MAINTENANCE = 4503

/** A connection open for this long counts as stable: after the next break the wait starts at its minimum. */
const STEADY_MS = 10_000

/** Opens the member's socket at a backend and reconnects it; answers how to close it. */
export function openSocket(
  token: string,
  { onEvent, onOpen, onReturn, onRefused }: SocketHandlers,
  backend: string = window.location.href,
): () => void {
  let socket: WebSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let steady: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let closures = 0
  let last = 0
  let closed = false

  const connect = () => {
    const address = new URL('/wps/socket', backend)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    address.searchParams.set('token', token)
    socket = new WebSocket(address)
    socket.onopen = () => {
      if (closed) return
      onOpen?.()
      if (tries > 0) onReturn()
      steady = setTimeout(() => {
        tries = 0
        closures = 0
      }, STEADY_MS)
    }
    socket.onmessage = (message) => {
      // A closing socket may still deliver, and by then another member may be logged in.
      if (closed) return
      const event = parseSocketEvent(message.data)
      if (!event || event.id <= last || !isValidEvent(event)) return
      last = event.id
      onEvent(event)
    }
    socket.onclose = ({ code }) => {
      clearTimeout(steady)
      if (closed) return
      if (code === BAD_TOKEN) {
        closed = true
        return onRefused()
      }
      // A restarted server starts counting again.
      if (code === SERVICE_RESTART) last = 0
      if (code === MAINTENANCE) closures += 1
      timer = setTimeout(
        connect,
        code === MAINTENANCE ? getBackoffMs(closures) : getReconnectDelay(tries),
      )
      tries += 1
    }
  }

  void memberShapes()
  connect()
  return () => {
    closed = true
    clearTimeout(timer)
    clearTimeout(steady)
    socket?.close()
  }
}
