import { useState } from 'react'
import type { Ranked } from '../model-below-fold.ts'

interface Winner {
  readonly customerName: string
  readonly winAmount: string
}

const idOf = ({ customerName, winAmount }: Winner) => `${customerName} ${winAmount}`

/** Who has come to the list since it was fetched before. */
export function useArrivals(winners: readonly Winner[]): ReadonlySet<string> {
  const [shown, setShown] = useState({ winners, arrived: new Set<string>() })
  if (shown.winners === winners) return shown.arrived
  const known = new Set(shown.winners.map(idOf))
  const arrived = new Set(winners.map(idOf).filter((id) => !known.has(id)))
  setShown({ winners, arrived })
  return arrived
}

/** The key of a place in the list; another one for a new winner, so that every arrival is seen. */
export function placeOf({ rank, winner }: Ranked<Winner>, arrived: ReadonlySet<string>) {
  const isNew = arrived.has(idOf(winner))
  return { key: isNew ? `${rank} ${idOf(winner)}` : String(rank), isNew }
}
