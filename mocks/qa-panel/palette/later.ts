import { z } from 'zod'
import { realDevice } from '#mocks/boot/real-storage.ts'
import { formatLink, type WorldLink } from '#mocks/scenarios/link.ts'
import type { World } from '#mocks/world/world-types.ts'
import { advanceClock, resetClock, setClock, toggleClock } from '../clock/move-clock.ts'
import { setNetwork } from '../faults/network.ts'
import type { Change } from './suggestion.ts'

/** The changes to make once another world is open. */
const WAITING = 'portal-mock:then'

/** A page is complete when it has made no call for this long, in real milliseconds, and shows no placeholders. */
const QUIET_MS = 1500
/** Placeholders below the window may stay. */
const MAX_WAITS = 4

const waitingSchema = z.object({
  link: z.string(),
  changes: z.array(z.object({ kind: z.enum(['network', 'clock']), value: z.string() })),
})

function moveClock(world: World, move: string): void {
  if (move === 'real') resetClock(world)
  else if (move === 'stop' || move === 'start') {
    if (world.clock.frozen !== (move === 'stop')) toggleClock(world)
  } else if (/^\d{4}-/.test(move)) setClock(world, move)
  else advanceClock(world, move)
}

/** Changes the network or the clock of a world, at once. */
export function applyChange(world: World, { kind, value }: Change): void {
  if (kind === 'network') setNetwork(world, value)
  if (kind === 'clock') moveClock(world, value)
}

/** Leaves changes for the page that opens this link. */
export function keepForLater(link: WorldLink, changes: readonly Change[]): void {
  if (changes.length === 0) realDevice.remove(WAITING)
  else realDevice.set(WAITING, JSON.stringify({ link: formatLink(link), changes }))
}

function takeWaiting(world: World): readonly Change[] {
  try {
    const { link, changes } = waitingSchema.parse(JSON.parse(realDevice.get(WAITING) ?? ''))
    if (link !== formatLink(world.link)) return []
    realDevice.remove(WAITING)
    return changes
  } catch {
    return []
  }
}

/** Calls back once the page is complete. */
function whenComplete(world: World, done: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (waits = 0) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (waits < MAX_WAITS && document.querySelector('[aria-busy="true"]')) return wait(waits + 1)
      end()
      done()
    }, QUIET_MS)
  }
  const end = world.log.onAdd(() => wait())
}

/** Makes the changes that were left for this world. The network is lost only when the page is complete. */
export async function applyWaiting(world: World): Promise<void> {
  const changes = takeWaiting(world)
  if (changes.length === 0) return
  await world.ready
  const goesOffline = ({ value }: Change) => value === 'off'
  for (const change of changes.filter((one) => !goesOffline(one))) applyChange(world, change)
  const last = changes.find(goesOffline)
  if (last) whenComplete(world, () => applyChange(world, last))
}
