import { useState } from 'react'
import type { Ranked } from '../winner-board.ts'

interface Winner {
  readonly customerName: string
  readonly winAmount: string
}

const idOf = ({ customerName, winAmount }: Winner) => `${customerName} ${winAmount}`
const idsOf = (winners: readonly Winner[]): string => winners.map(idOf).join('\n')

/** The winners that were not in the previous list. */
export function useNewWinners(winners: readonly Winner[]): ReadonlySet<string> {
  const ids = idsOf(winners)
  const [shown, setShown] = useState({ ids, arrived: new Set<string>() })
  if (shown.ids === ids) return shown.arrived
  const known = new Set(shown.ids.split('\n'))
  const arrived = new Set(winners.map(idOf).filter((id) => !known.has(id)))
  setShown({ ids, arrived })
  return arrived
}

/** A place's key in the list: another one for a new winner, so that the row is new and its motion is seen. */
export function getRowKey({ rank, winner }: Ranked<Winner>, arrived: ReadonlySet<string>) {
  const isNew = arrived.has(idOf(winner))
  return { key: isNew ? `${rank} ${idOf(winner)}` : String(rank), isNew }
}
