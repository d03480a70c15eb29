import { useState } from 'react'
import { isRecord } from '../../lib/read.ts'
import { formDrafts } from '../../session/drafts.ts'
import { LINES_MAX, type Line } from './model.ts'

interface Slip {
  /** The draw that the lines are for; null while there are none. */
  readonly issue: string | null
  readonly lines: readonly Line[]
}

const EMPTY: Slip = { issue: null, lines: [] }

const isSlip = (value: unknown): value is Slip => isRecord(value) && Array.isArray(value.lines)

const draftOf = (gameCode: string) => `lottery-${gameCode}`

let lineNumber = 0

/** The slip of a lottery. In memory: it outlives the page, a session that lapses, and a draw that closes. */
export function useSlip(gameCode: string) {
  const [slip, setSlip] = useState<Slip>(() => {
    const kept = formDrafts.get(draftOf(gameCode))
    return isSlip(kept) ? kept : EMPTY
  })
  const change = (next: Slip) => {
    setSlip(next)
    if (next.lines.length === 0) formDrafts.drop(draftOf(gameCode))
    else formDrafts.set(draftOf(gameCode), { ...next })
  }
  const { lines } = slip
  return {
    ...slip,
    full: lines.length >= LINES_MAX,
    add(line: Omit<Line, 'id'>, issue: string) {
      lineNumber += 1
      const added = { ...line, id: `line${lineNumber}` }
      change({ issue: slip.issue ?? issue, lines: [...lines, added] })
    },
    remove(id: string) {
      const left = lines.filter((line) => line.id !== id)
      change(left.length === 0 ? EMPTY : { ...slip, lines: left })
    },
    setStakes(stakes: Readonly<Record<string, string>>) {
      change({ ...slip, lines: lines.map((line) => ({ ...line, stake: stakes[line.id] ?? '' })) })
    },
    /** The same lines for another draw. */
    moveTo: (issue: string) => change({ ...slip, issue }),
    clear: () => change(EMPTY),
  }
}

export type SlipState = ReturnType<typeof useSlip>
