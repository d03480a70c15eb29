import { TRIAL_BALANCE } from '#mocks/merchant/brand.ts'
import { isModuleOn } from '#mocks/merchant/settings.ts'
import { done, invalidRequest, refusal } from '../../core/refusal.ts'
import { postEntry } from '../../ledger/ledger.ts'
import { isExcluded } from '../../play/pauses.ts'
import type { World } from '../../world-types.ts'
import { ownersHere } from '../devices.ts'
import { makeMember } from '../new-member.ts'
import { openSession } from './open-session.ts'

interface Visitor {
  /** Whether the key that was sent was encrypted with the transport key. */
  readonly sealed: boolean
  readonly language: string
}

/** Creates a trial account with play money and opens its session; refused on the device of a member on a break. */
export async function startTrial(world: World, { sealed, language }: Visitor) {
  if (!isModuleOn(world.conditions, 'FREEPLAY3')) return refusal('function.not.available')
  const isBarred = ownersHere(world).some((id) => {
    const owner = world.db.members.find({ id })
    return owner !== undefined && isExcluded(world, owner)
  })
  if (isBarred) return refusal('self.excluded')
  if (!sealed) return invalidRequest('/random', 'cannot be decrypted with the transport key')
  const id = 5000 + world.count('trial')
  const member = await world.db.members.insert(
    makeMember({
      id,
      account: `trial${id}`,
      type: 4,
      language: language === 'EN' ? 'EN' : 'BN',
      createdAt: world.clock.now(),
    }),
  )
  const start = { kind: 'BONUS', amount: TRIAL_BALANCE, reference: 'trial' } as const
  await postEntry(world, { memberId: member.id, ...start })
  return done({ member, session: await openSession(world, member) })
}
