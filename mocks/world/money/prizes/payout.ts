import type { Prize } from '#mocks/content/offers/prizes.ts'
import { isMemberType } from '#mocks/merchant/brand.ts'
import { refusal } from '../../core/refusal.ts'
import type { Member, Row } from '../../core/tables.ts'
import { postEntry } from '../../ledger/ledger.ts'
import { countOthersTickets, raffleIdAt, toTicketNumber } from '../../people/raffle.ts'
import { isExcluded } from '../../play/pauses.ts'
import type { World } from '../../world-types.ts'

/** The reason why this member is not eligible for prizes; null when they are. */
export function checkPrizeEligibility(world: World, member: Member) {
  if (isExcluded(world, member)) return refusal('self.excluded')
  return isMemberType(member.type) ? null : refusal('prize.not.eligible')
}

/** Whether this world has prizes. */
export const hasPrizes = ({ conditions }: World): boolean => conditions.prizes !== 'none'

/** Draws one item by chance; chances are per cent with two decimals and add up to 100. */
export function drawByChance<T extends { readonly chance: string }>(
  { random }: World,
  all: readonly T[],
): T {
  let left = random.int(0, 9_999)
  for (const one of all) {
    left -= Number(one.chance.replace('.', ''))
    if (left < 0) return one
  }
  throw new RangeError('The chances of a draw must add up to 100.00.')
}

/** Issues tickets of a raffle with the next free numbers. */
export async function issueTickets(
  world: World,
  raffleId: number,
  count: number,
  ticket: Pick<Row<'raffleTickets'>, 'memberId' | 'promotionId' | 'requestId'>,
): Promise<string[]> {
  const numbers: string[] = []
  for (let n = 0; n < count; n += 1) {
    const number = toTicketNumber(
      countOthersTickets(raffleId) + world.db.raffleTickets.count({ raffleId }),
    )
    await world.db.raffleTickets.insert({ ...ticket, raffleId, number, at: world.clock.now() })
    numbers.push(number)
  }
  return numbers
}

/** Adds tickets or points; a member without a row gets one. */
export async function addToPrizeBalance(
  world: World,
  memberId: number,
  more: { wheelTickets?: number; points?: number },
) {
  const { prizeBalances } = world.db
  if (!prizeBalances.find({ memberId }))
    await prizeBalances.insert({ memberId, wheelTickets: 0, points: 0 })
  await prizeBalances.update({ memberId }, (row) => {
    row.wheelTickets += more.wheelTickets ?? 0
    row.points += more.points ?? 0
  })
}

/** Pays a drawn prize and records it. */
export async function awardPrize(
  world: World,
  memberId: number,
  drawn: Pick<Row<'prizeResults'>, 'requestId' | 'source' | 'segmentId' | 'envelopeId'> & {
    prize: Prize
  },
): Promise<Row<'prizeResults'>> {
  const { prize } = drawn
  const id = world.nextId('prize')
  if (prize.kind === 'MONEY')
    await postEntry(world, { memberId, kind: 'BONUS', amount: prize.amount, reference: id })
  else if (prize.kind === 'POINTS')
    await addToPrizeBalance(world, memberId, { points: prize.count })
  else if (prize.kind === 'WHEEL_TICKET')
    await addToPrizeBalance(world, memberId, { wheelTickets: prize.count })
  else {
    const ticket = { memberId, promotionId: null, requestId: null }
    await issueTickets(world, raffleIdAt(world.clock.now()), prize.count, ticket)
  }
  return world.db.prizeResults.insert({
    ...drawn,
    id,
    memberId,
    at: world.clock.now(),
  })
}
