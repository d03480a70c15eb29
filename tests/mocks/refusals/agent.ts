import { worldOf } from '../helpers.ts'
import { callEnvelope } from '../requests.ts'
import type { Recipe } from './codes.ts'

/** ROL-09: what only agents may ask for. */
const asMember =
  (path: string): Recipe =>
  async () =>
    callEnvelope(await worldOf('member'), 'GET', path)

const DAYS = 'from=2026-11-14&to=2026-11-20'

export const agentRecipes: Record<string, Recipe> = {
  'getTeamOverview function.not.available': asMember(`/wps/agent/team/overview?${DAYS}`),
  'getDownlines function.not.available': asMember('/wps/agent/downlines?page=1&size=10'),
  'getDownline function.not.available': asMember('/wps/agent/downline?id=1006000001'),
  'getAgentAnnouncements function.not.available': asMember('/wps/agent/announcements'),
}
