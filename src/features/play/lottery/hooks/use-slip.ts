import { useSyncExternalStore } from 'react'
import { asArray, asText, isRecord } from '#lib/read.ts'
import { formDrafts } from '#session/drafts.ts'
import { privateRecords } from '#session/private-records.ts'
import { isPlayCode, type Line, MAX_LINES } from '../model.ts'

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

let lineNumber = 0

const newLineId = (): string => {
  lineNumber += 1
  return `line${lineNumber}`
}

/** A line stored in this tab; null for any other data. */
function lineOf(value: unknown): Line | null {
  if (!isRecord(value) || !isPlayCode(value.play) || !Array.isArray(value.picks)) return null
  const picks = value.picks.map(asText).filter((pick) => pick !== null)
  return { id: newLineId(), play: value.play, picks, stake: asText(value.stake) ?? '' }
}

function slipOf(value: unknown): Slip | null {
  if (!isRecord(value) || !Array.isArray(value.lines)) return null
  const lines = asArray<unknown>(value.lines)
    .slice(0, MAX_LINES)
    .map(lineOf)
    .filter((line) => line !== null)
  return lines.length > 0 ? { issue: asText(value.issue), lines } : null
}

function read(gameCode: string): Slip {
  const name = draftOf(gameCode)
  const draft = formDrafts.get(name)
  if (isSlip(draft)) return draft
  const kept = privateRecords.read(name, slipOf)
  if (!kept) return EMPTY
  const restored = { ...kept }
  formDrafts.set(name, restored)
  return restored
}

function write(gameCode: string, slip: Slip) {
  const name = draftOf(gameCode)
  if (slip.lines.length === 0) {
    formDrafts.drop(name)
    privateRecords.remove(name)
  } else {
    formDrafts.set(name, { ...slip })
    privateRecords.write(name, slip)
  }
  for (const listener of listeners) listener()
}

/**
 * The slip of a lottery. It outlives the page, a reload, a session that lapses, and a draw that closes. An answer that comes after the page was left and opened again finds the slip as it is now.
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
    full: slip.lines.length >= MAX_LINES,
    add(line: Omit<Line, 'id'>, issue: string) {
      const added = { ...line, id: newLineId() }
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
    /** Moves the lines to another draw. */
    moveTo: (issue: string) => change(() => ({ issue })),
    clear: () => write(gameCode, EMPTY),
  }
}

export type SlipState = ReturnType<typeof useSlip>
