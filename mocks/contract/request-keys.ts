import type { OperationId } from '../../openapi/generated/operations.ts'
import type { Member, Row } from '../world/core/tables.ts'
import type { World } from '../world/world-types.ts'
import { withFilesRead } from './files.ts'

/** One wish of a member: its key, and what was asked for under it. */
type Wish = Row<'requestKeys'>

/** What a wish is known by. */
type KeyOfWish = Pick<Wish, 'memberId' | 'requestId'>

/** JSON with sorted keys: the same content gives the same text. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/** A digest, since an upload is far too long to keep. */
async function digestOf(content: BufferSource): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', content)
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The wish of a call, or null when its body carries no `requestId`. */
export async function wishOf(
  operationId: OperationId,
  member: Member | null,
  body: unknown,
): Promise<Wish | null> {
  if (!member || typeof body !== 'object' || body === null) return null
  const requestId: unknown = Reflect.get(body, 'requestId')
  if (typeof requestId !== 'string') return null
  const text = textOf(await withFilesRead(body, digestOf))
  const content = await digestOf(new TextEncoder().encode(text))
  return { memberId: member.id, requestId, operationId, content }
}

/** Whether the member used this key for something else before. */
export function isReused(world: World, { memberId, requestId, operationId, content }: Wish) {
  const before = world.db.requestKeys.find({ memberId, requestId })
  return before !== undefined && (before.operationId !== operationId || before.content !== content)
}

/** Whether this wish was granted before: then it is answered the same again, and nothing is done twice. */
export const wasGranted = (world: World, { memberId, requestId }: KeyOfWish): boolean =>
  world.db.requestKeys.find({ memberId, requestId }) !== undefined

/** Remembers a wish that was granted; a refused one leaves its key free. */
export async function keepWish(world: World, wish: Wish): Promise<void> {
  const { memberId, requestId } = wish
  if (!world.db.requestKeys.find({ memberId, requestId })) await world.db.requestKeys.insert(wish)
}
