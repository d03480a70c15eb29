import type { components } from '#openapi/generated/types.ts'
import { MINUTE } from '../../core/durations.ts'
import { done, refusal } from '../../core/refusal.ts'
import type { Member } from '../../core/tables.ts'
import type { World } from '../../world-types.ts'
import { recordAudit } from '../audit.ts'

type NewPasskey = components['schemas']['AddPasskeyRequest']

export const CHALLENGE_MS = 5 * MINUTE

export const base64url = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Parses the signed client data, `{ type, challenge, origin }`; null when it is malformed. */
function clientDataOf(encoded: string): { type: unknown; challenge: unknown } | null {
  try {
    const text = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object' || data === null) return null
    return { type: Reflect.get(data, 'type'), challenge: Reflect.get(data, 'challenge') }
  } catch {
    return null
  }
}

/** The passkeys of a member. */
export const listPasskeys = ({ db }: World, { id }: Member) =>
  db.passkeys.list().filter(({ memberId }) => memberId === id)

/** Creates a challenge for a new passkey, which replaces the previous one. */
export async function challengeForPasskey(world: World, { id: memberId }: Member) {
  const challenge = base64url(world.random.text(32))
  world.db.passkeyChallenges.remove({ memberId })
  await world.db.passkeyChallenges.insert({ memberId, challenge, at: world.clock.now() })
  return challenge
}

/** Adds a passkey: the world checks the challenge and keeps the name; it has no use for the key itself. */
export async function addPasskey(
  world: World,
  { id: memberId }: Member,
  { id, name, clientDataJSON }: NewPasskey,
) {
  const given = world.db.passkeyChallenges.find({ memberId })
  world.db.passkeyChallenges.remove({ memberId })
  const data = clientDataOf(clientDataJSON)
  const now = world.clock.now()
  const right = data?.type === 'webauthn.create' && data.challenge === given?.challenge
  if (!given || !right || now - given.at >= CHALLENGE_MS)
    return refusal('passkey.challenge.invalid')
  await world.db.passkeys.insert({ id, memberId, name, addedAt: now })
  await recordAudit(world, memberId, 'PASSKEY_ADDED', name)
  return done(null)
}

/** Removes a passkey of the member. */
export async function removePasskey(world: World, { id: memberId }: Member, id: string) {
  const found = world.db.passkeys.find({ id, memberId })
  if (!found) return refusal('unknown')
  world.db.passkeys.remove({ id, memberId })
  await recordAudit(world, memberId, 'PASSKEY_REMOVED', found.name)
  return done(null)
}
