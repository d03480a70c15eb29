import { minor, part, rows, sum, type Value, type Walk } from './walk.ts'

const ALL = { pageNo: 1, pageSize: 10_000 }
const of = (list: readonly Value[], ...kinds: string[]) =>
  list.filter(({ kind }) => kinds.includes(String(kind)))

/** Checks every figure of the member centre against its rows; `days` are the last seven. */
export async function walkMember(walk: Walk, days: { from: string; to: string }) {
  const bets = await walk.read('getBetReport', { ...days, ...ALL })
  const record = rows(bets)
  const decided = record.filter(({ status }) => status !== 'PENDING')
  walk.summed('betting record', part(bets, 'totals'), record, ['stake', 'validBet', 'net'])
  walk.same('betting record payout', part(bets, 'totals').payout, sum(decided, 'payout'))
  walk.same('betting record count', part(bets, 'totals').count, record.length)

  const moved = await walk.read('getTransactionReport', { ...days, ...ALL })
  const entries = rows(moved)
  const credits = entries.filter(({ amount }) => minor(amount) > 0)
  const { net, count, ...sides } = part(moved, 'totals')
  walk.same('movements net', net, sum(entries, 'amount'))
  walk.same('movements count', count, entries.length)
  walk.same('movements credits', sides.credits, sum(credits, 'amount'))
  walk.same('movements debits', sides.debits, sum(entries, 'amount') - sum(credits, 'amount'))

  const bonuses = await walk.read('getBonusReport', { ...days, ...ALL })
  walk.summed('bonus details', part(bonuses, 'totals'), rows(bonuses), ['amount'])

  const profit = await walk.read('getProfitLoss', days)
  const result = part(profit, 'totals')
  const perDay = rows(profit, 'days').map((day) => part(day, 'sums'))
  walk.summed('loss and profit', result, perDay, Object.keys(result))
  walk.same('loss and profit bets', result.bets, decided.length)
  walk.same('loss and profit stake', result.stake, sum(decided, 'stake'))
  walk.same('loss and profit payout', result.payout, sum(decided, 'payout'))
  walk.same('loss and profit rebate', result.rebate, sum(of(entries, 'REBATE'), 'amount'))
  const removed = minor(sum(of(entries, 'BONUS_REMOVED'), 'amount'))
  walk.same('loss and profit bonus', result.bonus, minor(part(bonuses, 'totals').amount) + removed)
  walk.same('loss and profit fee', result.fee, -sum(of(entries, 'FEE'), 'amount'))

  const played = await walk.read('getActivityStatement', { period: 'WEEK' })
  walk.same('what you played, rounds', played.rounds, result.bets)
  walk.same('what you played, staked', played.staked, result.stake)
  walk.same('what you played, won', played.won, result.payout)
  walk.same('what you played, result', played.net, sum(decided, 'net'))
  walk.same('what you played, deposited', played.deposited, sum(of(entries, 'DEPOSIT'), 'amount'))
  const out = of(entries, 'WITHDRAWAL', 'WITHDRAWAL_REFUND')
  walk.same('what you played, withdrawn', played.withdrawn, -sum(out, 'amount'))

  const { balance } = await walk.read('getBalance')
  const newest = entries.find(({ wallet }) => wallet === 'MAIN')
  walk.same('balance', balance, newest?.balanceAfter ?? balance)
  const funds = await walk.read('getConsolidatedFunds')
  walk.same('funds total', funds.total, minor(funds.real) + minor(funds.bonus))
  walk.same('funds total and balance', funds.total, balance)

  const lifetime = part(profit, 'lifetime')
  const ever = await walk.read('getNetDeposits')
  walk.same('deposits of a lifetime', lifetime.deposited, ever.deposits)
  walk.same('withdrawals of a lifetime', lifetime.withdrawn, ever.withdrawals)
  walk.same('net deposit', ever.net, minor(ever.deposits) - minor(ever.withdrawals))
  walk.same('net deposit, last month', rows(ever, 'months').at(-1)?.running, ever.net)

  const points = await walk.read('getPointsTransactions', { pageNo: 1, pageSize: 200 })
  walk.same('points', (await walk.read('getMissionSummary')).points, points.sum)
  const rebate = await walk.read('getManualRebate')
  walk.same('rebate', rebate.total, sum(rows(rebate, 'rows'), 'amount'))
}
