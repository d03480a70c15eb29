import { FAULT_PROFILES } from '#mocks/faults/fault-profile.ts'
import { FAULT_WORDS, parseFault } from '#mocks/faults/fault-rule.ts'
import { TARGETS } from '#mocks/faults/target.ts'
import { distance } from '#mocks/world/core/nearest.ts'

const DESCRIPTIONS = new Map(
  Object.entries({ ...FAULT_WORDS, ...FAULT_PROFILES }).map(([word, { description }]) => [
    word,
    description,
  ]),
)

/** How often, in words, and as a rule has it. */
const OFTEN = [
  ['once', '*1'],
  ['twice', '*2'],
  ['three times', '*3'],
  ['every time', ''],
  ['always', ''],
  ['half the time', '~50'],
  ['one time in five', '~20'],
] as const

/** The words of a name: `register member` of `registerMember`. */
const splitName = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s-]+/)

/** Whether a word is made of the beginnings of consecutive parts: `regm` of `register member`. */
function isShortFor(word: string, parts: readonly string[]): boolean {
  if (word === '') return true
  const [part = '', ...rest] = parts
  for (let length = part.length; length > 0; length -= 1)
    if (word.startsWith(part.slice(0, length)) && isShortFor(word.slice(length), rest)) return true
  return false
}

const isTypo = (word: string, name: string) =>
  word.length > 3 && distance(word, name) <= word.length / 4

/** How well a word says a name: 1 for the name itself, 0 for another one. */
function rateName(word: string, name: string): number {
  const whole = name.toLowerCase()
  if (word === whole) return 1
  if (whole.startsWith(word)) return 0.8
  const parts = splitName(name)
  if (isShortFor(word, parts)) return 0.75
  if (word.length > 2 && parts.some((_, at) => isShortFor(word, parts.slice(at)))) return 0.6
  return isTypo(word, whole) || parts.some((part) => isTypo(word, part)) ? 0.4 : 0
}

function rateFault(word: string, fault: string): number {
  const said = DESCRIPTIONS.get(fault)?.toLowerCase().split(/\W+/) ?? []
  return Math.max(
    rateName(word, fault),
    word.length > 2 && said.some((one) => one.startsWith(word)) ? 0.5 : 0,
  )
}

/** The amount or code in `outage=60`, `code=wallet.insufficient`. */
function isFault(word: string): boolean {
  try {
    parseFault(word)
    return true
  } catch {
    return false
  }
}

/** The words without those that say how often. */
function takeOften(words: readonly string[]) {
  for (const [phrase, suffix] of OFTEN) {
    const parts = phrase.split(' ')
    const at = words.findIndex((word) => word.length > 2 && parts[0]?.startsWith(word))
    if (at === -1) continue
    const size = parts.findIndex((part, index) => {
      const word = words[at + index]
      return !word || !part.startsWith(word)
    })
    const end = at + (size === -1 ? parts.length : size)
    const rest = words.filter((_, place) => place < at || place >= end)
    return { rest, suffix }
  }
  return { rest: words, suffix: '' }
}

interface Rated {
  readonly name: string
  /** For each word, how well it says the name. */
  readonly rates: readonly number[]
}

const rateAll = (
  names: readonly string[],
  words: readonly string[],
  rate: (word: string, name: string) => number,
): Rated[] =>
  names
    .map((name) => ({ name, rates: words.map((word) => rate(word, name)) }))
    .filter(({ rates }) => rates.some((one) => one > 0))

/** A fault in words, as a rule, and how well the words say it. */
export interface FaultMatch {
  readonly target: string
  readonly rule: string
  /** The fault in a few words. */
  readonly about: string
  readonly score: number
}

/** The first faults of a target about which nothing else is typed. */
const USUAL = ['503', '500', '401', 'lost', 'slow', 'timeout']

/** Each word has to say the one or the other. A fault of only one of them is rated lower. */
function ratePair(target: Rated | null, fault: Rated | null, count: number): number {
  let score = 1
  let hasTarget = false
  let hasFault = false
  for (let at = 0; at < count; at += 1) {
    const one = target?.rates[at] ?? 0
    const other = fault?.rates[at] ?? 0
    if (one >= other) hasTarget = true
    else hasFault = true
    score *= Math.max(one, other)
  }
  if (target && fault && !(hasTarget && hasFault)) return 0
  return target && fault ? score : score / 5
}

/** The faults that a text says, the best first: a target and a fault in any order, and how often. */
export function findFaults(text: string): FaultMatch[] {
  const { rest, suffix } = takeOften(text.trim().toLowerCase().split(/\s+/))
  if (rest.every((word) => word === '')) return []
  const faults = [...DESCRIPTIONS.keys(), ...rest.filter((word) => /=/.test(word) && isFault(word))]
  const ratedTargets = rateAll(TARGETS, rest, rateName)
  const ratedFaults = rateAll(faults, rest, rateFault)
  const found: FaultMatch[] = []
  const add = (target: string, what: string, score: number) => {
    if (score === 0) return
    const about = DESCRIPTIONS.get(what) ?? ''
    found.push({ target, rule: `${target}:${what}${suffix}`, about, score })
  }
  for (const target of ratedTargets) {
    for (const fault of ratedFaults)
      add(target.name, fault.name, ratePair(target, fault, rest.length))
    for (const what of USUAL) add(target.name, what, ratePair(target, null, rest.length))
  }
  for (const fault of ratedFaults) add('all', fault.name, ratePair(null, fault, rest.length))
  const best = new Map<string, FaultMatch>()
  for (const one of found.sort((a, b) => b.score - a.score))
    if (!best.has(one.rule)) best.set(one.rule, one)
  return [...best.values()]
}
