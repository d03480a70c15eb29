import type { RequestHandler } from 'msw'
import { fail, invalid, ok, refuse } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { isAgentType } from '#mocks/merchant/brand.ts'
import { mayGive, rebateRangeOf } from '#mocks/world/agents/team/downline-rebate.ts'
import {
  countVisit,
  figuresByCode,
  figuresOfCode,
  linkOfCode,
  linksOf,
  sumOfLink,
} from '#mocks/world/agents/team/links.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'

const MOST_LINKS = 30
const MOST_SUB_IDS = 20
const CODE_LENGTH = 6

/** All links of an agent with their figures. */
function answerOf(world: World, agent: Member): components['schemas']['AgentLinks'] {
  const byCode = figuresByCode(world, agent)
  const list = linksOf(world, agent.id).map((link) => {
    const { memberId: _, ...facts } = link
    const subIds = link.subIds.map(({ subId, code }) => {
      return { subId, code, figures: figuresOfCode(byCode, code) }
    })
    return { ...facts, figures: sumOfLink(byCode, link), subIds }
  })
  const rebate = rebateRangeOf(world, agent)
  return { list, rebate, mostLinks: MOST_LINKS, mostSubIds: MOST_SUB_IDS }
}

/** A code that no link has; letters and digits only, so that the registration takes it. */
function freeCode(world: World): string {
  for (;;) {
    const code = world.random.text(CODE_LENGTH).toUpperCase()
    if (!linkOfCode(world, code)) return code
  }
}

/** AGT-03, D-071, F-20: links that people register by. */
export const agentLinkHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getAgentLinks', ({ member }) =>
    isAgentType(member.type) ? ok(answerOf(world, member)) : refuse('function.not.available'),
  ),

  operation(
    world,
    'createAgentLink',
    async ({ body, member }) => {
      const { name, kind, rebate } = body
      if (!mayGive(world, member, rebate)) return invalid('/body/rebate', 'is out of range')
      const inUse = linksOf(world, member.id).filter(({ disabledAt }) => disabledAt === null)
      if (inUse.length >= MOST_LINKS) return invalid('/body', 'is one link too many')
      const code = freeCode(world)
      await world.db.agentLinks.insert({
        id: `link-${code.toLowerCase()}`,
        memberId: member.id,
        code,
        name: name.trim(),
        kind,
        rebate,
        createdAt: world.clock.now(),
        disabledAt: null,
      })
      return ok(answerOf(world, member))
    },
    { again: ({ member }) => ok(answerOf(world, member)) },
  ),

  operation(world, 'disableAgentLink', async ({ query: { id }, member }) => {
    if (!world.db.agentLinks.find({ id, memberId: member.id })) return fail(404)
    await world.db.agentLinks.update({ id }, (row) => {
      row.disabledAt ??= world.clock.now()
    })
    return ok(answerOf(world, member))
  }),

  operation(world, 'addAgentLinkSubId', async ({ body: { linkId, subId }, member }) => {
    const link = linksOf(world, member.id).find(({ id }) => id === linkId)
    if (!link) return fail(404)
    if (!link.subIds.some((sub) => sub.subId === subId)) {
      const count = link.subIds.length
      if (count >= MOST_SUB_IDS) return invalid('/body/subId', 'is one sub-id too many')
      const code = `${link.code}${String(count + 1).padStart(2, '0')}`
      await world.db.agentLinkSubIds.insert({ linkId, subId, code })
    }
    return ok(answerOf(world, member))
  }),

  operation(world, 'countLinkVisit', async ({ body }) => {
    const code = body.code.toUpperCase()
    const link = linkOfCode(world, code)
    if (!link || link.disabledAt !== null) return ok(null)
    await countVisit(world, code)
    return ok(null)
  }),
]
