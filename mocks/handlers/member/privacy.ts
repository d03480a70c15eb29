import type { RequestHandler } from 'msw'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { listEntries } from '#mocks/world/ledger/ledger.ts'
import { recordAudit } from '#mocks/world/people/audit.ts'
import { listConsents, setConsent } from '#mocks/world/people/consents.ts'
import { getErasure, requestErasure, withdrawErasure } from '#mocks/world/people/erasure.ts'
import { getKyc } from '#mocks/world/people/kyc.ts'
import { getProfileValues } from '#mocks/world/people/profile.ts'
import type { World } from '#mocks/world/world-types.ts'
import { toMessage } from '../messages/messages.ts'

/** A member's consents and the deletion of their data (F-40). */
export const privacyHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getConsents', ({ member }) => ok(listConsents(world, member))),

  operation(world, 'setConsent', async ({ body, member }) =>
    toAnswer(await setConsent(world, member, body), () => listConsents(world, member)),
  ),

  operation(world, 'getErasure', ({ member }) => ok(getErasure(world, member.id))),

  operation(world, 'requestErasure', async ({ member }) => {
    await requestErasure(world, member.id)
    return ok(getErasure(world, member.id))
  }),

  operation(world, 'withdrawErasure', async ({ member }) => {
    await withdrawErasure(world, member.id)
    return ok(getErasure(world, member.id))
  }),

  operation(world, 'exportData', async ({ member, language: requested }) => {
    await recordAudit(world, member.id, 'DATA_EXPORTED')
    const own = <R extends { memberId: number | null }>(rows: readonly R[]) =>
      rows.filter(({ memberId }) => memberId === member.id)
    const { account, email, mobile, dialingCode, language, createdAt } = member
    const text = JSON.stringify(
      {
        account: { account, email, mobile: `+${dialingCode} ${mobile}`, language, createdAt },
        profile: getProfileValues(world, member),
        identityCheck: getKyc(world, member.id),
        logins: own(world.db.logins.list()).map(({ token: _, ...login }) => login),
        actions: own(world.db.auditEntries.list()),
        movements: listEntries(world, member.id),
        messages: own(world.db.messages.list()).map((row) => toMessage(row, requested)),
      },
      null,
      2,
    )
    return ok({ fileName: `suborno-${account}.json`, text })
  }),
]
