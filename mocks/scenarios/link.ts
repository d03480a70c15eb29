import { type FaultRule, formatFaults, parseFaults } from '#mocks/faults/fault-rule.ts'
import { parseMoment } from '#mocks/world/core/clock.ts'
import type { Conditions, Scenario } from './conditions.ts'
import { mergeScenarios } from './merge.ts'
import { getScenario } from './registry.ts'

/** The seed of a link without one. */
const DEFAULT_SEED = 7

/** The names of a link's parts in an address. */
export const LINK_PARTS = ['scenario', 'seed', 'clock', 'fault'] as const

/** The parts of a link, unchecked. */
export interface LinkInput {
  /** Names joined by `+` (or spaces). */
  readonly scenario?: string | undefined
  readonly seed?: number | string | undefined
  /** ISO time at which the clock is stopped. */
  readonly clock?: string | undefined
  /** `placeLotteryBets:lost*1,all:500~20`, see parseFaults. */
  readonly fault?: string | undefined
}

/** A link, checked. */
export interface WorldLink {
  readonly scenarios: readonly Scenario[]
  /** The conditions of all its scenarios. */
  readonly conditions: Conditions
  readonly seed: number
  readonly clock: string | null
  /** Faults of calls; not what a saved world is known by. */
  readonly faults: readonly FaultRule[]
}

function parseSeed(seed: LinkInput['seed']): number {
  if (seed === undefined || seed === '') return DEFAULT_SEED
  const number = /^\d{1,10}$/.test(String(seed)) ? Number(seed) : Number.NaN
  if (Number.isNaN(number) || number > 0xffffffff) {
    throw new RangeError(`"${seed}" is not a seed. Use a whole number from 0 to 4294967295.`)
  }
  return number
}

/** A moment (epoch ms) as a link has it. */
export const formatMoment = (moment: number): string =>
  new Date(moment).toISOString().replace('.000Z', 'Z')

/** Checks the parts of a link. Throws for an unknown name, a contradiction, a bad seed, clock or fault. */
export function createLink({ scenario, seed, clock, fault }: LinkInput): WorldLink {
  const names = [...new Set((scenario ?? '').split(/[+\s]+/).filter(Boolean))]
  const scenarios = (names.length > 0 ? names : ['normal']).map(getScenario)
  return {
    scenarios,
    conditions: mergeScenarios(scenarios),
    seed: parseSeed(seed),
    clock: clock ? formatMoment(parseMoment(clock)) : null,
    faults: parseFaults(fault ?? ''),
  }
}

/** Reads `?scenario=agent-1+slow&seed=7&clock=2026-11-20T09:00:00Z`; other parameters are ignored. */
export function parseLink(text: string): WorldLink {
  const query = new URLSearchParams(text.slice(text.indexOf('?') + 1))
  return createLink(
    Object.fromEntries(LINK_PARTS.map((part) => [part, query.get(part) ?? undefined])),
  )
}

/** A link in any form, checked once. */
export function readLink(link: string | LinkInput | WorldLink): WorldLink {
  if (typeof link === 'string') return parseLink(link)
  return 'scenarios' in link ? link : createLink(link)
}

/** Whether an address contains a link. Faults alone do not count: they apply to the current world. */
export function hasLink(text: string): boolean {
  const query = new URLSearchParams(text.slice(text.indexOf('?') + 1))
  return query.has('scenario') || query.has('seed') || query.has('clock')
}

/** The names of its scenarios, joined by `+`. */
export const scenarioNames = ({ scenarios }: WorldLink): string =>
  scenarios.map(({ name }) => name).join('+')

/** The canonical query text of a world: fixed order, `+` between names. */
export function formatLink(link: WorldLink): string {
  const { seed, clock } = link
  return `?scenario=${scenarioNames(link)}&seed=${seed}${clock ? `&clock=${clock}` : ''}`
}

/** The whole link as a query text, with the faults of its calls. */
export const formatLinkWithFaults = (link: WorldLink): string =>
  `${formatLink(link)}${link.faults.length > 0 ? `&fault=${formatFaults(link.faults)}` : ''}`
