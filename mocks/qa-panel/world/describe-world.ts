import { isDisconnected, isDisconnection } from '#mocks/boot/disconnect.ts'
import type { Scenario } from '#mocks/scenarios/conditions.ts'
import type { World } from '#mocks/world/world-types.ts'
import { describeRule } from '../faults/describe-fault.ts'
import { describeNetwork, hasOwnNetwork } from '../faults/network.ts'

/** A part of a world that differs from the normal one. */
export interface WorldPart {
  readonly kind: 'scenario' | 'network' | 'faults' | 'clock' | 'recording' | 'breakpoints'
  /** A short name; that of a scenario is its own. */
  readonly name: string
  readonly sentence: string
}

/** More faults are only counted. */
const MAX_NAMED = 2

const countOf = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** A moment such as `20 Nov 2026 09:00 UTC`. */
const formatTime = (at: number) => `${new Date(at).toUTCString().slice(5, 22)} UTC`

const scenarioPart = ({ name, description }: Scenario): WorldPart => ({
  kind: 'scenario',
  name,
  sentence: description,
})

function networkParts(world: World): WorldPart[] {
  if (hasOwnNetwork(world)) return []
  const name = isDisconnected(world) ? 'Offline' : 'Network'
  return [{ kind: 'network', name, sentence: `${describeNetwork(world)}.` }]
}

function faultParts({ faultRules }: World): WorldPart[] {
  const rules = faultRules.filter((rule) => !isDisconnection(rule))
  if (rules.length === 0) return []
  const name = countOf(rules.length, 'fault')
  const sentence = rules.length > MAX_NAMED ? name : rules.map(describeRule).join('. ')
  return [{ kind: 'faults', name, sentence: `${sentence}.` }]
}

function clockParts({ clock }: World): WorldPart[] {
  const { frozenAt, offset } = clock.state()
  if (frozenAt === null && offset === 0) return []
  const time = formatTime(clock.now())
  const sentence = clock.frozen ? `The clock is stopped at ${time}.` : `The clock runs at ${time}.`
  return [{ kind: 'clock', name: 'Clock', sentence }]
}

function recordingParts({ recording: { recording } }: World): WorldPart[] {
  if (!recording) return []
  const sentence = `Calls are answered from the recording “${recording.name}”.`
  return [{ kind: 'recording', name: 'Recording', sentence }]
}

function breakpointParts({ breakpoints }: World): WorldPart[] {
  const count = breakpoints.list().length
  if (count === 0) return []
  const name = countOf(count, 'breakpoint')
  return [{ kind: 'breakpoints', name, sentence: `${name}.` }]
}

const isVisitor = ({ visitor }: Scenario) => visitor !== undefined

/** The parts that are on in a world, sentence by sentence; the visitor comes first. */
export function describeWorld(world: World): readonly WorldPart[] {
  const named = world.link.scenarios.filter(({ name }) => name !== 'normal')
  return [
    ...[...named.filter(isVisitor), ...named.filter((one) => !isVisitor(one))].map(scenarioPart),
    ...networkParts(world),
    ...faultParts(world),
    ...clockParts(world),
    ...recordingParts(world),
    ...breakpointParts(world),
  ]
}

/** The sentences about a world. */
export function worldInWords(world: World, parts: readonly WorldPart[]): string {
  const sentences = parts.map(({ sentence }) => sentence)
  if (!world.link.scenarios.some(isVisitor)) sentences.unshift('Nobody is logged in.')
  return sentences.join(' ')
}
