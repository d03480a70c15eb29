import type { RequestHandler } from 'msw'
import { fail, ok, refuse } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import { entriesOf } from '#mocks/world/ledger/ledger.ts'
import { audit } from '#mocks/world/people/audit.ts'
import { kycOf } from '#mocks/world/people/kyc.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { isTooYoung } from './register.ts'

type Values = components['schemas']['ProfileValues']
type Field = components['schemas']['ProfileField']
type Lock = components['schemas']['ProfileLock']

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

/** What the identity check has proven. */
const VERIFIED: readonly Field[] = ['fullName', 'birthday', 'nationality', 'placeOfBirth']

const isField = (name: string): name is Field => Object.hasOwn(EMPTY, name)

/** ENT-80: every field of the profile, '' where it was not filled in. */
export const valuesOf = (world: World, { id, nickname, payeeName }: Member): Values => ({
  ...EMPTY,
  ...world.db.profiles.find({ memberId: id })?.values,
  nickname: nickname ?? '',
  fullName: payeeName ?? '',
})

/** D-034: the name after the first withdrawal, the birthday once it is set, and what was verified. */
function locksOf(world: World, member: Member, values: Values): Lock[] {
  if (kycOf(world, member.id).state === 'VERIFIED')
    return VERIFIED.map((field) => ({ field, reason: 'VERIFIED' }))
  const withdrew = entriesOf(world, member.id).some(({ kind }) => kind === 'WITHDRAWAL')
  return [
    ...(withdrew && values.fullName
      ? [{ field: 'fullName', reason: 'WITHDRAWN' } satisfies Lock]
      : []),
    ...(values.birthday ? [{ field: 'birthday', reason: 'SET_ONCE' } satisfies Lock] : []),
  ]
}

function profileOf(world: World, member: Member) {
  const values = valuesOf(world, member)
  return { values, locked: locksOf(world, member, values) }
}

/** The member's own profile (ENT-80). */
export const profileHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getProfile', ({ member }) => ok(profileOf(world, member))),

  operation(
    world,
    'updateProfile',
    async ({ body: { requestId, ...changes }, member }) => {
      const { values, locked } = profileOf(world, member)
      const changed = Object.keys(changes).filter(
        (name): name is Field => isField(name) && changes[name] !== values[name],
      )
      if (changed.some((name) => locked.some(({ field }) => field === name)))
        return refuse('profile.locked')
      if (changes.birthday && isTooYoung(world, changes.birthday))
        return refuse('register.underage')
      const next = { ...values, ...changes }
      world.db.profiles.remove({ memberId: member.id })
      await world.db.profiles.insert({ memberId: member.id, values: next })
      const [row] = await world.db.members.update({ id: member.id }, (one) => {
        one.nickname = next.nickname || null
        one.payeeName = next.fullName || null
      })
      if (changed.length > 0) await audit(world, member.id, 'PROFILE_CHANGED', changed.join(', '))
      return ok(profileOf(world, row ?? member))
    },
    { again: ({ member }) => ok(profileOf(world, member)) },
  ),

  operation(world, 'getKyc', ({ member }) => ok(kycOf(world, member.id))),

  operation(
    world,
    'submitKyc',
    async ({ body: { document, files }, member }) => {
      const { state } = kycOf(world, member.id)
      if (state === 'PENDING' || state === 'VERIFIED') return fail(409)
      if (files.some((id) => !world.db.uploads.find({ id, memberId: member.id }))) return fail(404)
      world.db.kycChecks.remove({ memberId: member.id })
      await world.db.kycChecks.insert({
        memberId: member.id,
        document,
        sentAt: world.clock.now(),
        verdict: 'VERIFIED',
        reason: null,
      })
      await audit(world, member.id, 'KYC_SENT', document)
      return ok(kycOf(world, member.id))
    },
    { again: ({ member }) => ok(kycOf(world, member.id)) },
  ),
]
