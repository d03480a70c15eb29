import { minor, part, rows, sum, type Value, type Walk } from './walk.ts'

const ALL = { pageNo: 1, pageSize: 1000 }
const SUMS = ['stake', 'payout', 'grossWin', 'bonuses', 'rebates', 'fees', 'chargebacks', 'net']
const LINE = [...SUMS, 'carriedIn', 'base', 'commission', 'carriedOut', 'paid']

interface Days {
  readonly from: string
  readonly to: string
}

/** Every row of a paged list. */
async function allOf(walk: Walk, id: Parameters<Walk['read']>[0], query: object) {
  const first = await walk.read(id, { ...query, ...ALL })
  const list = rows(first)
  const pages = minor(part(first, 'paging').totalPages)
  for (let page = 2; page <= pages; page += 1)
    list.push(...rows(await walk.read(id, { ...query, ...ALL, page })))
  return { totals: part(first, 'totals'), list }
}

/** The eleven figures of the overview and its days against the rows behind each figure. */
async function walkOverview(walk: Walk, days: Days) {
  const overview = await walk.read('getTeamOverview', { ...days })
  const figures = part(overview, 'figures')
  walk.summed('overview by day', figures, rows(overview, 'days'), [
    'newMembers',
    'deposits',
    'withdrawals',
    'validBet',
    'winLoss',
  ])
  for (const [only, figure] of [
    ['MEMBERS', 'members'],
    ['NEW', 'newMembers'],
    ['ACTIVE', 'active'],
    ['ONLINE', 'online'],
  ] as const) {
    const { totals, list } = await allOf(walk, 'getDownlines', { ...days, only })
    walk.same(`overview ${figure}`, figures[figure], list.length)
    walk.same(`people behind ${figure}, count`, totals.count, list.length)
    walk.same(`people behind ${figure}, balance`, totals.balance, sum(list, 'balance'))
    if (only === 'MEMBERS')
      walk.same('overview teamBalance', figures.teamBalance, sum(list, 'balance'))
  }
  const bets = await allOf(walk, 'getTeamBets', days)
  walk.summed('team betting', bets.totals, bets.list, ['stake', 'validBet', 'payout', 'net'])
  walk.same('overview validBet', figures.validBet, sum(bets.list, 'validBet'))
  walk.same('overview winLoss in team betting', figures.winLoss, sum(bets.list, 'net'))
  const losses = await allOf(walk, 'getUserLosses', days)
  walk.summed('user loss', losses.totals, losses.list, [
    'validBet',
    'winLoss',
    'bonus',
    'rebate',
    'net',
  ])
  walk.same('overview winLoss in user loss', figures.winLoss, sum(losses.list, 'winLoss'))
  for (const [kind, figure, sign] of [
    ['DEPOSIT', 'deposits', 1],
    ['WITHDRAWAL', 'withdrawals', -1],
    ['BONUS', 'bonus', 1],
    ['REBATE', 'rebate', 1],
  ] as const) {
    const { totals, list } = await allOf(walk, 'getTeamTransactions', { ...days, kind })
    walk.same(`account details ${kind}`, totals.amount, sum(list, 'amount'))
    walk.same(`overview ${figure}`, figures[figure], sign * sum(list, 'amount'))
  }
  return losses.list
}

/** The latest two periods by branch, and one branch by day and by person. */
async function walkIncome(walk: Walk) {
  for (const { from: period, totals } of rows(await walk.read('getAgentIncome')).slice(0, 2)) {
    const lines = await allOf(walk, 'getAgentIncomeLines', { period })
    const figures = part({ totals }, 'totals')
    walk.summed(
      `income ${String(period)}`,
      figures,
      lines.list.map((line) => part(line, 'figures')),
      LINE,
    )
    for (const line of lines.list.slice(0, 2)) {
      for (const by of ['DAY', 'DOWNLINE']) {
        const asked = { period: String(period), sourceId: minor(line.sourceId), by, ...ALL }
        const list = rows(await walk.read('getAgentIncomeRows', asked))
        walk.summed(`branch ${String(line.account)} by ${by}`, part(line, 'figures'), list, SUMS)
      }
    }
  }
}

/** Checks every figure of the agent centre against its rows. Returns profit and loss of each account. */
export async function walkAgent(walk: Walk, days: Days): Promise<Value[]> {
  const losses = await walkOverview(walk, days)
  await walkIncome(walk)
  const entries = rows(await walk.read('getTransactionReport', { ...days, ...ALL }))
  for (const [id, kind] of [
    ['getDailySalaries', 'SALARY'],
    ['getDividends', 'DIVIDEND'],
  ] as const) {
    const salary = await walk.read(id, { ...days, ...ALL })
    const list = rows(salary)
    walk.summed(id, part(salary, 'totals'), list, ['base', 'amount'])
    const paid = list.filter(({ status, amount }) => status === 'PAID' && amount !== '0.00')
    walk.same(`${id} paid`, part(salary, 'totals').paid, sum(paid, 'amount'))
    for (const { contractId, amount, paidAt } of paid) {
      const at = entries.find(
        (one) => one.kind === kind && one.at === paidAt && one.reference === contractId,
      )
      if (at) walk.same(`${id} ${String(contractId)} in the wallet`, amount, at.amount)
    }
  }
  const credit = await walk.read('getCreditReport', { ...days, ...ALL })
  walk.same('credit line', credit.line, minor(credit.used) + minor(credit.left))
  walk.same('credit in use', credit.used, 0)
  return losses
}
