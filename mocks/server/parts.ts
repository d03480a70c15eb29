import type { Bitmaps } from './bitmaps.ts'
import type { Meter } from './metrics.ts'
import type { Worlds } from './worlds.ts'

/** The parts of a server. */
export interface Parts {
  readonly worlds: Worlds
  readonly bitmaps: Bitmaps
  readonly meter: Meter
  /** The required token; null allows every request. */
  readonly token: string | null
}
