import { lotteryPath } from '../session/doors.ts'
import type { Lane } from '../session/lanes.ts'

export type Vendor = Lane['vendors'][number]

export interface Door {
  /** Path with query. */
  readonly to: string
  /** Behind it one plays for money, which not everybody may. */
  readonly plays: boolean
}

/** GAM-03..08: where a vendor leads: its lottery, its lobby, or its games on the page of the type. */
export function vendorDoor(page: string, { vassalage, isGame, nodeId }: Vendor): Door {
  const lottery = lotteryPath(vassalage)
  if (lottery) return { to: lottery, plays: false }
  if (isGame === 'GAME' && nodeId) return { to: `/game/${nodeId}`, plays: true }
  return { to: `${page}?${new URLSearchParams({ vassalage })}`, plays: false }
}
