import type { Bitmaps } from './bitmaps.ts'
import type { Meter } from './metrics.ts'
import type { Worlds } from './worlds.ts'

/** What one server is made of. */
export interface Parts {
  readonly worlds: Worlds
  readonly bitmaps: Bitmaps
  readonly meter: Meter
  /** What a request must know; null lets everybody in. */
  readonly token: string | null
}
