import { useSyncExternalStore } from 'react'
import { isRecord } from '../../../../lib/read.ts'
import { formDrafts } from '../../../../session/drafts.ts'
import { LINES_MAX, type Line } from '../model.ts'

interface Slip {
  /** The draw that the lines are for; null while there are none. */
  readonly issue: string | null
  readonly lines: readonly Line[]
}

const EMPTY: Slip = { issue: null, lines: [] }

const isSlip = (value: unknown): value is Slip => isRecord(value) && Array.isArray(value.lines)

const draftOf = (gameCode: string) => `lottery-${gameCode}`

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function read(gameCode: string): Slip {
  const draft = formDrafts.get(draftOf(gameCode))
  return isSlip(draft) ? draft : EMPTY
}

function write(gameCode: string, slip: Slip) {
  if (slip.lines.length === 0) formDrafts.drop(draftOf(gameCode))
  else formDrafts.set(draftOf(gameCode), { ...slip })
  for (const listener of listeners) listener()
}

let lineNumber = 0

/**
 * The slip of a lottery. In memory: it outlives the page, a session that lapses, and a draw that
 * closes. An answer that comes after the page was left and opened again finds the slip as it is now.
 */
export function useSlip(gameCode: string) {
  const slip = useSyncExternalStore(subscribe, () => read(gameCode))
  const change = (edit: (old: Slip) => Partial<Slip>) => {
    const old = read(gameCode)
    write(gameCode, { ...old, ...edit(old) })
  }
  return {
    issue: slip.issue,
    lines: slip.lines,
    full: slip.lines.length >= LINES_MAX,
    add(line: Omit<Line, 'id'>, issue: string) {
      lineNumber += 1
      const added = { ...line, id: `line${lineNumber}` }
      change((old) => ({ issue: old.issue ?? issue, lines: [...old.lines, added] }))
    },
    remove: (...removed: readonly Pick<Line, 'id'>[]) =>
      change(({ lines }) => ({
        lines: lines.filter(({ id }) => removed.every((line) => line.id !== id)),
      })),
    setStakes: (stakes: Readonly<Record<string, string>>) =>
      change(({ lines }) => ({
        lines: lines.map((line) => ({ ...line, stake: stakes[line.id] ?? line.stake })),
      })),
    /** The same lines for another draw. */
    moveTo: (issue: string) => change(() => ({ issue })),
    clear: () => write(gameCode, EMPTY),
  }
}

export type SlipState = ReturnType<typeof useSlip>
