import type { Member, Row } from '#mocks/world/core/tables.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { sortedJson } from './call-meaning.ts'
import { withFilesRead } from './files.ts'

/** A keyed request of a member: its key, and a digest of what was requested under it. */
type RequestKey = Row<'requestKeys'>

/** The fields that identify a keyed request. */
type KeyOfRequest = Pick<RequestKey, 'memberId' | 'requestId'>

/** A digest, because an upload is too large to keep. */
async function digestOf(content: BufferSource): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', content)
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The key of a call, or null when its body has no `requestId`. */
export async function createRequestKey(
  operationId: OperationId,
  member: Member | null,
  body: unknown,
): Promise<RequestKey | null> {
  if (!member || typeof body !== 'object' || body === null) return null
  const requestId: unknown = Reflect.get(body, 'requestId')
  if (typeof requestId !== 'string') return null
  const text = sortedJson(await withFilesRead(body, digestOf))
  const content = await digestOf(new TextEncoder().encode(text))
  return { memberId: member.id, requestId, operationId, content }
}

/** Whether the member used this key for something else before. */
export function isKeyReused(
  world: World,
  { memberId, requestId, operationId, content }: RequestKey,
) {
  const before = world.db.requestKeys.find({ memberId, requestId })
  return before !== undefined && (before.operationId !== operationId || before.content !== content)
}

/** Whether the request with this key has succeeded before. It then gets the same answer again, and nothing is done twice. */
export const hasSucceeded = (world: World, { memberId, requestId }: KeyOfRequest): boolean =>
  world.db.requestKeys.find({ memberId, requestId }) !== undefined

/** Stores the key of a request that succeeded. The key of a refused request stays free. */
export async function storeRequestKey(world: World, key: RequestKey): Promise<void> {
  const { memberId, requestId } = key
  if (!world.db.requestKeys.find({ memberId, requestId })) await world.db.requestKeys.insert(key)
}
