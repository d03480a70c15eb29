import { disconnect, isDisconnected } from '#mocks/boot/disconnect.ts'
import type { World } from '#mocks/world/world-types.ts'

/** The networks to choose from; the delay of an answer is in real milliseconds. */
export const NETWORKS = [
  { id: 'none', title: 'No delay', latency: null },
  { id: '4g', title: '4G (0.1 to 0.3 s)', latency: { min: 100, max: 300 } },
  { id: '3g', title: '3G (0.4 to 1.2 s)', latency: { min: 400, max: 1200 } },
  { id: '2g', title: '2G (2 to 5 s)', latency: { min: 2000, max: 5000 } },
  { id: 'drip', title: 'Drip (in pieces over 3 s)', latency: { min: 0, max: 0, drip: true } },
  { id: 'off', title: 'Offline' },
  { id: 'own', title: 'From the scenario' },
] as const

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const ownLatency = ({ conditions }: World): World['latency'] => conditions.latency ?? null

/** Whether the network is the one of the scenarios. */
export const hasOwnNetwork = (world: World): boolean =>
  !isDisconnected(world) && isSame(world.latency, ownLatency(world))

/** The id of the network that a world has now. */
export function readNetwork(world: World): string {
  if (isDisconnected(world)) return 'off'
  const known = NETWORKS.find((one) => 'latency' in one && isSame(one.latency, world.latency))
  return known?.id ?? 'own'
}

/** Gives a world another network, at once. */
export function setNetwork(world: World, id: string): void {
  disconnect(world, id === 'off')
  const chosen = NETWORKS.find((one) => one.id === id)
  if (chosen && 'latency' in chosen) world.latency = chosen.latency
  if (id === 'own') world.latency = ownLatency(world)
}

/** The network in words, without a full stop. */
export function describeNetwork(world: World): string {
  const { latency } = world
  if (isDisconnected(world)) return 'The page is offline'
  if (!latency) return 'Responses arrive without delay'
  if (latency.drip) return 'Responses arrive in pieces'
  const [min, max] = [latency.min / 1000, latency.max / 1000]
  return `Each response takes ${min === max ? min : `${min} to ${max}`} s`
}
