/** Above these limits the least recently used session is dropped. */
export interface Limits {
  readonly sessions: number
  readonly bytes: number
  /** How long a session may be unused, in ms. A session with an open socket is in use. */
  readonly idle: number
}

export const LIMITS: Limits = { sessions: 500, bytes: 2 * 1024 ** 3, idle: 2 * 60 * 60_000 }

/** A session in the list of sessions. Times are epoch ms. */
export interface SessionState {
  readonly name: string
  readonly link: string
  /** The names of its scenarios, joined by `+`. */
  readonly scenario: string
  readonly begun: number
  readonly used: number
  readonly bytes: number
  /** The reason why its last change is not stored yet; null if it is, or if sessions are not stored. */
  readonly unstored: string | null
}
