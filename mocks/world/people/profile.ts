import type { components } from '#openapi/generated/types.ts'
import { done, refusal } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import { listEntries } from '../ledger/ledger.ts'
import type { World } from '../world-types.ts'
import { isTooYoung } from './age.ts'
import { recordAudit } from './audit.ts'
import { getKyc } from './kyc.ts'

type Schemas = components['schemas']
type Values = Schemas['ProfileValues']
type Field = Schemas['ProfileField']
type Lock = Schemas['ProfileLock']

const EMPTY: Values = {
  nickname: '',
  fullName: '',
  birthday: '',
  nationality: '',
  placeOfBirth: '',
  occupation: '',
  incomeSource: '',
  address: '',
  permanentAddress: '',
  currentAddress: '',
  whatsapp: '',
  telegram: '',
  line: '',
  facebook: '',
  wechat: '',
}

/** The fields that the identity check verifies. */
const VERIFIED: readonly Field[] = ['fullName', 'birthday', 'nationality', 'placeOfBirth']

const isField = (name: string): name is Field => Object.hasOwn(EMPTY, name)

/** ENT-80: every field of the profile, '' where it was not filled in. */
export const getProfileValues = (world: World, { id, nickname, payeeName }: Member): Values => ({
  ...EMPTY,
  ...world.db.profiles.find({ memberId: id })?.values,
  nickname: nickname ?? '',
  fullName: payeeName ?? '',
})

/** D-034: the name after the first withdrawal, the birthday once it is set, and what was verified. */
function locksOf(world: World, member: Member, values: Values): Lock[] {
  if (getKyc(world, member.id).state === 'VERIFIED')
    return VERIFIED.map((field) => ({ field, reason: 'VERIFIED' }))
  const withdrew = listEntries(world, member.id, { kinds: ['WITHDRAWAL'] }).length > 0
  return [
    ...(withdrew && values.fullName
      ? [{ field: 'fullName', reason: 'WITHDRAWN' } satisfies Lock]
      : []),
    ...(values.birthday ? [{ field: 'birthday', reason: 'SET_ONCE' } satisfies Lock] : []),
  ]
}

/** The profile of a member, and which of its fields are locked. */
export function getProfile(world: World, member: Member) {
  const values = getProfileValues(world, member)
  return { values, locked: locksOf(world, member, values) }
}

/** Changes fields of the profile that are not locked; the result is the changed member. */
export async function updateProfile(
  world: World,
  member: Member,
  { requestId: _, ...changes }: Schemas['UpdateProfileRequest'],
) {
  const { values, locked } = getProfile(world, member)
  const changed = Object.keys(changes).filter(
    (name): name is Field => isField(name) && changes[name] !== values[name],
  )
  if (changed.some((name) => locked.some(({ field }) => field === name)))
    return refusal('profile.locked')
  if (changes.birthday && isTooYoung(world, changes.birthday)) return refusal('register.underage')
  const next = { ...values, ...changes }
  world.db.profiles.remove({ memberId: member.id })
  await world.db.profiles.insert({ memberId: member.id, values: next })
  const [row] = await world.db.members.update({ id: member.id }, (one) => {
    one.nickname = next.nickname || null
    one.payeeName = next.fullName || null
  })
  if (changed.length > 0) await recordAudit(world, member.id, 'PROFILE_CHANGED', changed.join(', '))
  return done(row ?? member)
}
