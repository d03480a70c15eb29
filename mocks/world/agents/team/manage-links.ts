import { done, invalidRequest, refusal } from '../../core/refusal.ts'
import type { Member, Row } from '../../core/tables.ts'
import type { World } from '../../world-types.ts'
import { canGiveRebate } from './downline-rebate.ts'
import { linkOfCode, listLinks } from './links.ts'

/** Maximum number of active links per agent, and of sub-ids per link. */
export const MAX_LINKS = 30
export const MAX_SUB_IDS = 20

const CODE_LENGTH = 6

/** A code that no link has; letters and digits only, so that the registration takes it. */
function freeCode(world: World): string {
  for (;;) {
    const code = world.random.text(CODE_LENGTH).toUpperCase()
    if (!linkOfCode(world, code)) return code
  }
}

/** AGT-03, D-071: a link that people register by. */
export async function createLink(
  world: World,
  agent: Member,
  { name, kind, rebate }: Pick<Row<'agentLinks'>, 'name' | 'kind' | 'rebate'>,
) {
  if (!canGiveRebate(world, agent, rebate)) return invalidRequest('/rebate', 'is out of range')
  const inUse = listLinks(world, agent.id).filter(({ disabledAt }) => disabledAt === null)
  if (inUse.length >= MAX_LINKS) return invalidRequest('', 'is one link too many')
  const code = freeCode(world)
  await world.db.agentLinks.insert({
    id: `link-${code.toLowerCase()}`,
    memberId: agent.id,
    code,
    name: name.trim(),
    kind,
    rebate,
    createdAt: world.clock.now(),
    disabledAt: null,
  })
  return done(null)
}

/** Disables a link: it accepts no more registrations but stays in the list. */
export async function disableLink({ db, clock }: World, { id: memberId }: Member, id: string) {
  if (!db.agentLinks.find({ id, memberId })) return refusal('unknown')
  await db.agentLinks.update({ id }, (row) => {
    row.disabledAt ??= clock.now()
  })
  return done(null)
}

/** F-20: a sub-id has its own code, and is made once. */
export async function addSubId(
  world: World,
  { id: memberId }: Member,
  { linkId, subId }: Pick<Row<'agentLinkSubIds'>, 'linkId' | 'subId'>,
) {
  const link = listLinks(world, memberId).find(({ id }) => id === linkId)
  if (!link) return refusal('unknown')
  if (link.subIds.some((sub) => sub.subId === subId)) return done(null)
  const count = link.subIds.length
  if (count >= MAX_SUB_IDS) return invalidRequest('/subId', 'is one sub-id too many')
  const code = `${link.code}${String(count + 1).padStart(2, '0')}`
  await world.db.agentLinkSubIds.insert({ linkId, subId, code })
  return done(null)
}
