import { useSyncExternalStore } from 'react'
import { isRecord } from '../../../../lib/read.ts'
import { formDrafts } from '../../../../session/drafts.ts'
import { LINES_MAX, type Line } from '../model.ts'

/** A bet that was sent, and whose end is not known yet. */
interface Try {
  readonly issue: string
  /** What was bet, as one text: the same again is the same bet. */
  readonly content: string
  readonly requestId: string
  /** No answer came: it may have been taken. */
  readonly lost: boolean
}

interface Slip {
  /** The draw that the lines are for; null while there are none. */
  readonly issue: string | null
  readonly lines: readonly Line[]
  readonly tries: readonly Try[]
}

const EMPTY: Slip = { issue: null, lines: [], tries: [] }

const isSlip = (value: unknown): value is Slip =>
  isRecord(value) && Array.isArray(value.lines) && Array.isArray(value.tries)

const draftOf = (gameCode: string) => `lottery-${gameCode}`

const watchers = new Set<() => void>()

function watch(changed: () => void) {
  watchers.add(changed)
  return () => {
    watchers.delete(changed)
  }
}

function read(gameCode: string): Slip {
  const kept = formDrafts.get(draftOf(gameCode))
  return isSlip(kept) ? kept : EMPTY
}

function write(gameCode: string, slip: Slip) {
  if (slip.lines.length === 0) formDrafts.drop(draftOf(gameCode))
  else formDrafts.set(draftOf(gameCode), { ...slip })
  for (const changed of watchers) changed()
}

let lineNumber = 0

/**
 * The slip of a lottery. In memory: it outlives the page, a session that lapses, and a draw that
 * closes. An answer that comes after the page was left and opened again finds the slip as it is now.
 */
export function useSlip(gameCode: string) {
  const slip = useSyncExternalStore(watch, () => read(gameCode))
  const change = (edit: (old: Slip) => Partial<Slip>) => {
    const old = read(gameCode)
    write(gameCode, { ...old, ...edit(old) })
  }
  return {
    issue: slip.issue,
    lines: slip.lines,
    full: slip.lines.length >= LINES_MAX,
    /** Lines may have been bet on this draw already, without anybody having been told. */
    unsure: slip.tries.some(({ lost, issue }) => lost && issue === slip.issue),
    add(line: Omit<Line, 'id'>, issue: string) {
      lineNumber += 1
      const added = { ...line, id: `line${lineNumber}` }
      change((old) => ({ issue: old.issue ?? issue, lines: [...old.lines, added] }))
    },
    remove: (id: string) =>
      change(({ lines }) => ({ lines: lines.filter((line) => line.id !== id) })),
    setStakes: (stakes: Readonly<Record<string, string>>) =>
      change(({ lines }) => ({
        lines: lines.map((line) => ({ ...line, stake: stakes[line.id] ?? line.stake })),
      })),
    /** The same lines for another draw. */
    moveTo: (issue: string) => change(() => ({ issue })),
    clear: () => write(gameCode, EMPTY),
    /** The key of a bet that goes out now: the one it had before, until its end is known. */
    send(issue: string, content: string): string {
      const known = read(gameCode).tries.find((one) => one.content === content)
      if (known) return known.requestId
      const requestId = crypto.randomUUID()
      const sent = { issue, content, requestId, lost: false }
      change(({ tries }) => ({ tries: [...tries, sent] }))
      return requestId
    },
    lose: (content: string) =>
      change(({ tries }) => ({
        tries: tries.map((one) => (one.content === content ? { ...one, lost: true } : one)),
      })),
    /** The end of a bet is known; the lines that were taken leave the slip. */
    settle: (content: string, taken: readonly Line[]) =>
      change(({ lines, tries }) => ({
        lines: lines.filter(({ id }) => taken.every((line) => line.id !== id)),
        tries: tries.filter((one) => one.content !== content),
      })),
  }
}

export type SlipState = ReturnType<typeof useSlip>
