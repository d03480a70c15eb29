import '#mocks/world/core/no-eval.ts'
import { z } from 'zod'
import { formatMoment, parseLink, type WorldLink } from '#mocks/scenarios/link.ts'
import { applyDifference, diffSnapshots } from '#mocks/world/world-difference.ts'
import type { Snapshot, World } from '#mocks/world/world-types.ts'
import { withLink } from './address.ts'
import { realTab } from './real-storage.ts'

/** Makes the snapshot of a new world of a link. */
export type CreateSnapshot = (link: WorldLink) => Promise<Snapshot>

const MARK = '#world='
/** Chats and trackers cut longer ones. */
export const MAX_LINK_LENGTH = 8000

const schema = z.object({ token: z.string().nullable(), difference: z.unknown() })

async function through(
  data: BodyInit,
  transform: CompressionStream | DecompressionStream,
): Promise<Response> {
  const { body } = new Response(data)
  return new Response(body?.pipeThrough(transform))
}

async function compress(text: string): Promise<string> {
  const packed = await through(text, new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await packed.arrayBuffer())
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

async function decompress(text: string): Promise<string> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  return (await through(bytes, new DecompressionStream('deflate-raw'))).text()
}

/** The link under which a world can be made again: one whose clock ran begins when that one began. */
function repeatable(link: string, startedAt: number): WorldLink {
  const saved = parseLink(link)
  return { ...saved, clock: saved.clock ?? formatMoment(startedAt) }
}

/**
 * A link that contains the world: opening it restores the rows, the clock and the session of the snapshot.
 * @param path page to open; its own world parameters are replaced
 */
export async function createWorldAddress(
  { snapshot, token, path }: { snapshot: Snapshot; token: string | null; path: string },
  fresh: CreateSnapshot,
): Promise<string> {
  const link = repeatable(snapshot.link, snapshot.startedAt)
  const difference = diffSnapshots(await fresh(link), snapshot)
  const page = withLink(link, new URL(path, location.origin).href)
  return `${page}${MARK}${await compress(JSON.stringify({ token, difference }))}`
}

/** The world in the page's address, read once: a reload continues in the current state of the world. */
export function takeLinkedWorld(): string | null {
  if (!location.hash.startsWith(MARK)) return null
  const carried = location.hash.slice(MARK.length)
  history.replaceState(history.state, '', location.pathname + location.search)
  return carried
}

/** Restores the world from the address in a new world. Rejects when it cannot. */
export async function restoreLinkedWorld(world: World, carried: string): Promise<void> {
  const text = await decompress(carried).catch(() => {
    throw new TypeError('This link is incomplete, so its world cannot be restored.')
  })
  const { token, difference } = schema.parse(JSON.parse(text))
  await world.restore(applyDifference(world.snapshot(), difference))
  if (token === null) realTab.remove('token')
  else realTab.set('token', token)
}
