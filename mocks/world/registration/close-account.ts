import { accounts } from '#mocks/content/accounts.ts'
import { applyStep, listContracts } from '../agents/contracts/contracts.ts'
import { isInForce } from '../agents/contracts/machine.ts'
import { type Done, done, type Refusal, refusal } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import { MAIN } from '../ledger/ledger.ts'
import { isApproved } from '../money/applications.ts'
import { endBonus } from '../money/end-bonuses.ts'
import { listRequirements } from '../money/turnover.ts'
import { recordAudit } from '../people/audit.ts'
import { endSessions } from '../people/sessions/end-sessions.ts'
import { endPlaySessions } from '../play/launch-transfers.ts'
import { collectIntoWallet } from '../play/vendor-wallets.ts'
import type { World } from '../world-types.ts'
import { type OpenMatter, openMatters } from './open-matters.ts'

/** Ends the bonuses that are open, by their terms: they can no longer be played. */
async function endBonuses(world: World, memberId: number): Promise<void> {
  const all = listRequirements(world, memberId)
  const at = world.clock.now()
  for (const one of all)
    if (one.base !== 'DEPOSIT' && (one.status === 'ACTIVE' || one.status === 'WAITING'))
      await endBonus(world, all, one, { status: 'CANCELLED', at })
  await world.db.promotionApplications.update(
    (row) => row.memberId === memberId && (!isApproved(row) || row.status !== 'Issued'),
    (row) => {
      row.status = 'Rejected'
    },
  )
}

/** Ends the contracts that pay the member, and all offers, so that a closed account receives no payments. */
async function endContracts(world: World, memberId: number): Promise<void> {
  for (const contract of listContracts(world, memberId)) {
    if (isInForce(contract)) await applyStep(world, contract, 'ACCEPT_TERMINATION', memberId)
    else if (contract.state === 'OFFERED')
      await applyStep(
        world,
        contract,
        contract.memberId === memberId ? 'REJECT' : 'WITHDRAW',
        memberId,
      )
  }
}

/**
 * D-064: closes an account permanently and ends its sessions. Collects money from vendor wallets first, then refuses if
 * matters are open (ADR 0089).
 */
export async function closeAccount(
  world: World,
  member: Member,
  password: string,
): Promise<Done<null> | Refusal<'password.old.wrong'> | Refusal<'account.matters.open'>> {
  const { db, clock } = world
  const { id: memberId, account } = member
  if (password !== member.password) return refusal('password.old.wrong')
  await endPlaySessions(world, db.plays.list({ memberId, endedAt: null }))
  await collectIntoWallet(world, memberId, MAIN, null)
  const list: OpenMatter[] = openMatters(world, member)
  if (list.some(({ blocks }) => blocks)) return refusal('account.matters.open', { list })
  await endBonuses(world, memberId)
  await endContracts(world, memberId)
  await db.closures.insert({ memberId, at: clock.now() })
  await recordAudit(world, memberId, 'ACCOUNT_CLOSED')
  const names = new Set([
    account,
    ...accounts.filter(({ worksFor }) => worksFor === account).map((one) => one.account),
  ])
  const ids = new Set(db.members.list((one) => names.has(one.account)).map(({ id }) => id))
  const sessions = db.sessions.list((one) => ids.has(one.memberId) && one.ended === null)
  await endSessions(world, sessions, 'logout')
  return done(null)
}
