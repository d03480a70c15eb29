import { formatFaults, parseFaults } from '#mocks/faults/fault-rule.ts'
import { formatMoment } from '#mocks/scenarios/link.ts'
import { parseMoment } from '#mocks/world/core/clock.ts'
import { describeRule } from '../faults/describe-fault.ts'
import type { Suggestion } from './suggestion.ts'

const STEP = /^(?:clock\s+)?\+?(-?\d+(?:\.\d+)?)\s*(ms|s|m|min|h|d|days?)$/i
const TIME = /^(?:(?:clock|set clock)\s+)?(\d{4}-\d\d\S*)$/i
const SAVE = /^save\s+(?:snapshot\s+)?(\S.*)$/i

/** As in the steps of the section Clock. */
const UNIT_NAMES: Readonly<Record<string, string>> = { m: 'min', d: 'day' }

function readStep(text: string): Suggestion | null {
  const [, count, typed = ''] = STEP.exec(text) ?? []
  if (count === undefined) return null
  const unit = typed.toLowerCase().replace(/^(min|days?)$/, (long) => long.charAt(0))
  const title = `${count.startsWith('-') ? '' : '+'}${count} ${UNIT_NAMES[unit] ?? unit}`
  return {
    id: `Clock ${title}`,
    group: 'Clock',
    title,
    detail: '',
    does: { kind: 'clock', value: `${count}${unit}` },
  }
}

function readTime(text: string): Suggestion | null {
  const moment = TIME.exec(text)?.[1]
  if (moment === undefined) return null
  const value = formatMoment(parseMoment(moment))
  return {
    id: `Clock ${value}`,
    group: 'Clock',
    title: value,
    detail: 'Stops the clock at this time',
    does: { kind: 'clock', value },
  }
}

function readSave(text: string): Suggestion | null {
  const name = SAVE.exec(text)?.[1]
  if (name === undefined || 'snapshot'.startsWith(name.toLowerCase())) return null
  return {
    id: `save ${name}`,
    group: 'Snapshots',
    title: `Save snapshot “${name}”`,
    detail: 'Keeps the whole world under this name',
    does: { kind: 'action', run: ({ snapshots }) => snapshots.save(name) },
  }
}

function readRule(text: string): Suggestion | null {
  if (!/^[a-z]+:\S/i.test(text)) return null
  const rules = parseFaults(text)
  const value = formatFaults(rules)
  return {
    id: `fault ${value}`,
    group: 'Faults',
    title: rules.map(describeRule).join(', '),
    detail: value,
    does: { kind: 'fault', value },
  }
}

/** A clock step, a time, a snapshot's name or a rule that is typed in full. Throws for one that is wrong. */
export const readTyped = (text: string): Suggestion | null =>
  readStep(text) ?? readTime(text) ?? readSave(text) ?? readRule(text)
