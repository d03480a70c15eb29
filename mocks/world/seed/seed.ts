import type { Catalogue } from '#mocks/catalogue/catalogue.ts'
import type { CatalogueGame } from '#mocks/catalogue/types.ts'
import {
  accounts,
  DEFAULT_PASSWORD,
  PASSWORD,
  PAYMENT_PASSWORD,
  type SeededAccount,
} from '#mocks/content/accounts.ts'
import type { Conditions } from '#mocks/scenarios/conditions.ts'
import type { Db } from '../core/db.ts'
import { DAY, HOUR, MINUTE } from '../core/durations.ts'
import { CURRENCY } from '../core/site.ts'
import type { Member } from '../core/tables.ts'
import { listBalances } from '../ledger/history/history.ts'
import { PAYMENT_LOCK_MS, PAYMENT_TRIES, storePaymentPassword } from '../money/payment-password.ts'
import { seedAgentLinks } from './agent-links.ts'
import { seedApplications } from './applications.ts'
import { seedContracts } from './contracts.ts'
import { countFor } from './count-for.ts'
import { seedDeposits } from './deposits.ts'
import { seedPayoutAccounts } from './payout-accounts.ts'
import { seedPoints } from './points.ts'
import { seedPrizes } from './prizes.ts'
import { seedRewards } from './rewards.ts'
import { seedSecurity } from './security.ts'

/** The id of the first account. */
const FIRST_ID = 1001

/** Applies the scenario's state of `rahim`, the player, to his account. */
function applyPlayerCondition(member: Member, player: Conditions['player'], now: number): Member {
  if (player === 'new') return { ...member, firstTimeLogin: true }
  if (player === 'expired') return { ...member, passwordState: 'expired' }
  if (player === 'default-password') {
    return { ...member, passwordState: 'default', password: DEFAULT_PASSWORD }
  }
  if (player === 'locked') return { ...member, failures: 5, lockedUntil: now + 15 * MINUTE }
  if (player === 'non-member') return { ...member, type: 9 }
  if (player === 'self-excluded') return { ...member, excludedUntil: now + 180 * DAY }
  return member
}

function memberOf(
  account: SeededAccount,
  index: number,
  now: number,
  conditions: Conditions,
): Member {
  const passwordState = account.passwordState ?? 'fine'
  return {
    id: FIRST_ID + index,
    account: account.account,
    nickname: account.nickname,
    type: account.type,
    password: passwordState === 'default' ? DEFAULT_PASSWORD : PASSWORD,
    passwordState,
    firstTimeLogin: account.firstTimeLogin ?? false,
    lockedUntil: account.locked ? now + 15 * MINUTE : null,
    failures: account.locked ? 5 : 0,
    dialingCode: '880',
    mobile: `17120000${String(index).padStart(2, '0')}`,
    email: account.noEmail ? '' : `${account.account}@suborno.example`,
    icon: null,
    language: 'BN',
    vipLevel: account.vipLevel,
    expiresAt: null,
    createdAt: account.isNew ? now - HOUR / 2 : now - (400 - index) * DAY,
    payeeName: account.nickname,
    totp: true,
    idNumber: `NID${700100 + index}`,
    excludedUntil: account.excluded ? now + 180 * DAY : null,
    addressKnown: conditions.address !== 'unknown',
  }
}

/** Games a person could have played: the most popular ones of four types in turn. */
function gamesOf(catalogue: Catalogue, amount: number, from: number): CatalogueGame[] {
  const lanes = (['RNG', 'LIVE', 'FISH', 'PVP'] as const).map((type) => catalogue.byType(type))
  const games: CatalogueGame[] = []
  for (let i = from; games.length < amount && i < from + 4 * amount + 1000; i += 1) {
    const lane = lanes[i % lanes.length] ?? []
    const game = lane[Math.floor(i / lanes.length)]
    if (game) games.push(game)
  }
  return games
}

async function seedHistory(
  db: Db,
  catalogue: Catalogue,
  memberId: number,
  { lists, favorites }: { [Name in 'lists' | 'favorites']: Conditions[Name] },
  now: number,
) {
  const liked = favorites ?? countFor(lists, 6, 500)
  for (const [index, game] of gamesOf(catalogue, liked, 1).entries()) {
    await db.favorites.insert({
      memberId,
      nodeId: game.nodeId,
      vendor: game.vassalage,
      gameType: game.gameType,
      at: now - index * HOUR,
    })
  }
  for (const [index, game] of gamesOf(catalogue, countFor(lists, 9, 400), 0).entries()) {
    await db.recents.insert({
      memberId,
      nodeId: game.nodeId,
      gameType: game.gameType,
      at: now - index * 1_800_000,
    })
  }
}

/** Identities of a login service: one that may sign in and three that are refused. */
const LINKED: ReadonlySet<string> = new Set(['rahim', 'habib', 'staff9', 'jamal'])

async function seedIdentities(db: Db, { id, account }: Member, now: number) {
  if (!LINKED.has(account)) return
  for (const provider of ['GOOGLE', 'FACEBOOK', 'TELEGRAM', 'LINE'] as const) {
    await db.identities.insert({ provider, subject: account, memberId: id, at: now - DAY })
  }
}

/** Gives an account that has logged in before its payment password; rahim's follows the scenario. */
async function seedPaymentPassword(
  db: Db,
  { id, createdAt }: Member,
  state: Conditions['paymentPassword'],
  now: number,
) {
  if (state === 'unset') return
  await storePaymentPassword(db, id, PAYMENT_PASSWORD, Math.max(createdAt, now - 90 * DAY))
  if (state !== 'locked') return
  await db.paymentPasswords.update({ memberId: id }, (row) => {
    row.failures = PAYMENT_TRIES
    row.lockedUntil = now + PAYMENT_LOCK_MS
  })
}

/** Whether the member has logged in before. */
const isHere = ({ type, firstTimeLogin }: Member): boolean =>
  type !== 4 && type !== 9 && !firstTimeLogin

/** Whether they have been here for long enough to have played and been written to. */
export const hasHistory = (member: Member, now: number): boolean =>
  isHere(member) && now - member.createdAt > HOUR

/** Fills an empty world: all accounts and wallets, with a history for members and agents. */
export async function seed(
  db: Db,
  catalogue: Catalogue,
  conditions: Conditions,
  now: number,
): Promise<void> {
  for (const [index, account] of accounts.entries()) {
    const plain = memberOf(account, index, now, conditions)
    const isRahim = account.account === 'rahim'
    const member = isRahim ? applyPlayerCondition(plain, conditions.player, now) : plain
    if (isRahim && conditions.vip !== undefined) member.vipLevel = conditions.vip
    await db.members.insert(member)
    for (const [wallet, balance] of listBalances(conditions, account)) {
      const currency = CURRENCY.code
      await db.wallets.insert({ memberId: member.id, wallet, balance, currency, updatedAt: now })
    }
    await seedIdentities(db, member, now)
    const above = accounts.findIndex((one) => one.account === account.upline)
    if (above >= 0) await db.uplines.insert({ memberId: member.id, uplineId: FIRST_ID + above })
    if (!isHere(member)) continue
    await seedPaymentPassword(db, member, isRahim ? conditions.paymentPassword : undefined, now)
    // Only the visitor gets huge lists: more would slow down every start.
    const looked = account.account === 'rahim' || account.account === conditions.visitor
    const lists = conditions.lists === 'huge' && !looked ? undefined : conditions.lists
    const favorites = isRahim ? conditions.favorites : undefined
    if (hasHistory(member, now))
      await seedHistory(db, catalogue, member.id, { lists, favorites }, now)
    await seedPayoutAccounts(db, member, conditions, now)
    if (isRahim) await seedDeposits(db, member.id, conditions.deposits, now)
    if (isRahim) await seedSecurity(db, member.id, now, conditions)
    if (isRahim) await seedPrizes(db, member.id, conditions, now)
    if (isRahim) await seedPoints(db, member.id, conditions, now)
    if (conditions.promotions === 'applied' && isRahim) await seedApplications(db, member.id, now)
    if (conditions.rewards !== 'none' && isRahim)
      await seedRewards(db, member.id, conditions.rewards, now)
  }
  await seedAgentLinks(db, conditions, now)
  await seedContracts(db, conditions.contracts, now)
}
