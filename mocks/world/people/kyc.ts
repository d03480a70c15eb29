import type { components } from '#openapi/generated/types.ts'
import { MINUTE } from '../core/durations.ts'
import { done, refusal } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import type { World } from '../world-types.ts'
import { recordAudit } from './audit.ts'

type Kyc = components['schemas']['Kyc']

/** How long documents are reviewed. */
const KYC_MS = 10 * MINUTE

const NOTHING: Kyc = {
  state: 'NOT_STARTED',
  document: null,
  reason: null,
  sentAt: null,
  decidedAt: null,
  expectedAt: null,
}

/** F-31: the identity check of a member now; documents that were sent are decided ten minutes later. */
export function getKyc(world: World, memberId: number): Kyc {
  const row = world.db.kycChecks.find({ memberId })
  if (!row) return NOTHING
  const { document, sentAt, verdict, reason } = row
  const at = sentAt + KYC_MS
  if (world.clock.now() < at)
    return { ...NOTHING, state: 'PENDING', document, sentAt, expectedAt: at }
  return { state: verdict, document, reason, sentAt, decidedAt: at, expectedAt: null }
}

type Documents = components['schemas']['KycRequest']

/** Sends documents to the identity check, unless it is under way or passed. */
export async function submitKyc(
  world: World,
  { id: memberId }: Member,
  { document, files }: Documents,
) {
  const { state } = getKyc(world, memberId)
  if (state === 'PENDING' || state === 'VERIFIED') return refusal('conflict')
  if (files.some((id) => !world.db.uploads.find({ id, memberId }))) return refusal('unknown')
  world.db.kycChecks.remove({ memberId })
  await world.db.kycChecks.insert({
    memberId,
    document,
    sentAt: world.clock.now(),
    verdict: 'VERIFIED',
    reason: null,
  })
  await recordAudit(world, memberId, 'KYC_SENT', document)
  return done(getKyc(world, memberId))
}
