import type { Conditions } from '#mocks/scenarios/conditions.ts'
import type { Db } from '../core/db.ts'
import { DAY } from '../core/durations.ts'

/** The links that agent1 has when the world begins, with the sub-ids of each. */
const LINKS = [
  { code: 'SPRING', name: 'Spring campaign', kind: 'MEMBER', rebate: '0.50', subIds: [] },
  { code: 'PARTNR', name: 'Partners', kind: 'AGENT', rebate: '1.20', subIds: [] },
  {
    code: 'DHAKA7',
    name: 'Facebook page',
    kind: 'MEMBER',
    rebate: '0.80',
    subIds: ['reels', 'groups'],
  },
] as const

/** The first link is FIRST_DAYS old; each further one is STEP_DAYS younger. */
const FIRST_DAYS = 385
const STEP_DAYS = 3
const SPRING_ENDED_DAYS = 45

/** The links of agent1: one of them disabled, and with `links: 'disabled'` DHAKA7 too. */
export async function seedAgentLinks(
  db: Db,
  { team, lists, links }: Pick<Conditions, 'team' | 'lists' | 'links'>,
  now: number,
): Promise<void> {
  const agent = db.members.find({ account: 'agent1' })
  if (!agent || team === 'none' || lists === 'empty') return
  for (const [n, { subIds, ...link }] of LINKS.entries()) {
    const id = `link-${n + 1}`
    const createdAt = now - (FIRST_DAYS - n * STEP_DAYS) * DAY
    const endedDays = link.code === 'SPRING' ? SPRING_ENDED_DAYS : 1
    const isDisabled = link.code === 'SPRING' || (link.code === 'DHAKA7' && links === 'disabled')
    const disabledAt = isDisabled ? now - endedDays * DAY : null
    await db.agentLinks.insert({ id, memberId: agent.id, ...link, createdAt, disabledAt })
    for (const [m, subId] of subIds.entries()) {
      await db.agentLinkSubIds.insert({ linkId: id, subId, code: `${link.code}0${m + 1}` })
    }
  }
}
