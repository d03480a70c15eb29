import type { Bitmaps } from './bitmaps.ts'
import type { Worlds } from './worlds.ts'

/** The parts of a server. */
export interface Parts {
  readonly worlds: Worlds
  readonly bitmaps: Bitmaps
  /** The required token; null allows every request. */
  readonly token: string | null
}
