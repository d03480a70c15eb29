import type { RequestHandler } from 'msw'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { getKyc, submitKyc } from '#mocks/world/people/kyc.ts'
import { getProfile, updateProfile } from '#mocks/world/people/profile.ts'
import type { World } from '#mocks/world/world-types.ts'

/** The member's own profile (ENT-80), and the identity check. */
export const profileHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getProfile', ({ member }) => ok(getProfile(world, member))),

  operation(
    world,
    'updateProfile',
    async ({ body, member }) =>
      toAnswer(await updateProfile(world, member, body), (changed) => getProfile(world, changed)),
    { replay: ({ member }) => ok(getProfile(world, member)) },
  ),

  operation(world, 'getKyc', ({ member }) => ok(getKyc(world, member.id))),

  operation(
    world,
    'submitKyc',
    async ({ body, member }) => toAnswer(await submitKyc(world, member, body), (kyc) => kyc),
    { replay: ({ member }) => ok(getKyc(world, member.id)) },
  ),
]
