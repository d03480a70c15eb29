import { enroll, send } from '../flows.ts'
import { createTestWorld } from '../helpers.ts'
import { callEnvelope } from '../requests.ts'
import type { Recipe } from './codes.ts'

/** ROL-09: a member calls an operation for agents. */
const asMember =
  (path: string): Recipe =>
  async () =>
    callEnvelope(await createTestWorld('member'), 'GET', path)

const DAYS = 'from=2026-11-14&to=2026-11-20'

const ACCOUNT = { account: 'shapla88', kind: 'MEMBER', rebate: '0.50', requestId: 'account-0001' }
const LINK = { name: 'A page', kind: 'MEMBER', rebate: '0.50', requestId: 'link-000001' }
const SUB_ID = { linkId: 'link-3', subId: 'reels', requestId: 'subid-000001' }

/** A member sends an agent's write. */
const wroteAsMember =
  (id: 'openAccount' | 'createAgentLink' | 'addAgentLinkSubId', body: object): Recipe =>
  async () => {
    const world = await createTestWorld('member')
    return send(world, id, { ...body }, world.visitor.token)
  }

export const agentRecipes: Record<string, Recipe> = {
  'getTeamOverview function.not.available': asMember(`/wps/agent/team/overview?${DAYS}`),
  'getDownlines function.not.available': asMember('/wps/agent/downlines?pageNo=1&pageSize=10'),
  'getDownline function.not.available': asMember('/wps/agent/downline?id=1006000001'),
  'getAgentIncome function.not.available': asMember('/wps/agent/income'),
  'getAgentIncomeLines function.not.available': asMember(
    '/wps/agent/income/lines?period=2026-11-01&pageNo=1&pageSize=10',
  ),
  'getAgentIncomeRows function.not.available': asMember(
    '/wps/agent/income/rows?period=2026-11-01&sourceId=1006000001&by=DAY&pageNo=1&pageSize=10',
  ),
  'getTeamBets function.not.available': asMember(
    `/wps/agent/team/bets?${DAYS}&pageNo=1&pageSize=10`,
  ),
  'getUserLosses function.not.available': asMember(
    `/wps/agent/team/loss?${DAYS}&pageNo=1&pageSize=10`,
  ),
  'getTeamTransactions function.not.available': asMember(
    `/wps/agent/downlines/transactions?${DAYS}&pageNo=1&pageSize=10`,
  ),
  'getCreditReport function.not.available': asMember(
    `/wps/agent/credit?${DAYS}&pageNo=1&pageSize=10`,
  ),
  'raiseRebate function.not.available': async () => {
    const world = await createTestWorld('member')
    const body = { id: 1001, rebate: '0.80', requestId: 'rebate-000001' }
    return send(world, 'raiseRebate', body, world.visitor.token)
  },
  'raiseRebates function.not.available': async () => {
    const world = await createTestWorld('member')
    const body = { ids: [1001], rebate: '0.80', requestId: 'rebates-000001' }
    return send(world, 'raiseRebates', body, world.visitor.token)
  },
  'getDividends function.not.available': asMember(
    `/wps/agent/dividends?${DAYS}&pageNo=1&pageSize=10`,
  ),
  'getDailySalaries function.not.available': asMember(
    `/wps/agent/salary/daily?${DAYS}&pageNo=1&pageSize=10`,
  ),
  'getHourlySalaries function.not.available': asMember(
    `/wps/agent/salary/hourly?${DAYS}&pageNo=1&pageSize=10`,
  ),
  'getRealtimeSalaries function.not.available': asMember(
    `/wps/agent/salary/realtime?${DAYS}&pageNo=1&pageSize=10`,
  ),
  'getAgentAnnouncements function.not.available': asMember('/wps/agent/announcements'),
  'getAccountOpening function.not.available': asMember('/wps/agent/accounts'),
  'getAgentLinks function.not.available': asMember('/wps/agent/links'),
  'openAccount function.not.available': wroteAsMember('openAccount', ACCOUNT),
  'openAccount register.username.taken': async () => {
    const world = await createTestWorld('agent-team-small')
    return send(world, 'openAccount', { ...ACCOUNT, account: 'agent41' }, world.visitor.token)
  },
  'createAgentLink function.not.available': wroteAsMember('createAgentLink', LINK),
  'addAgentLinkSubId function.not.available': wroteAsMember('addAgentLinkSubId', SUB_ID),
  'disableAgentLink function.not.available': async () =>
    callEnvelope(await createTestWorld('member'), 'DELETE', '/wps/agent/links?id=link-3'),
  'checkAffiliate register.affiliate.disabled': async () =>
    callEnvelope(
      await createTestWorld(),
      'GET',
      '/wps/agent/affiliate?code=SPRING&domain=localhost',
    ),
  'registerMember register.affiliate.disabled': async () =>
    enroll(await createTestWorld(), { affiliateCode: 'SPRING' }),
  'registerMobile register.affiliate.disabled': async () =>
    enroll(await createTestWorld(), { affiliateCode: 'SPRING' }, 'mobile'),
}
