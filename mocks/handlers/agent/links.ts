import type { RequestHandler } from 'msw'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { getRebateRange } from '#mocks/world/agents/team/downline-rebate.ts'
import {
  countVisit,
  figuresByCode,
  figuresOfCode,
  listLinks,
  sumOfLink,
} from '#mocks/world/agents/team/links.ts'
import {
  addSubId,
  createLink,
  disableLink,
  MAX_LINKS,
  MAX_SUB_IDS,
} from '#mocks/world/agents/team/manage-links.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'

/** All links of an agent with their figures. */
function answerOf(world: World, agent: Member): components['schemas']['AgentLinks'] {
  const byCode = figuresByCode(world, agent)
  const list = listLinks(world, agent.id).map((link) => {
    const { memberId: _, ...facts } = link
    const subIds = link.subIds.map(({ subId, code }) => {
      return { subId, code, figures: figuresOfCode(byCode, code) }
    })
    return { ...facts, figures: sumOfLink(byCode, link), subIds }
  })
  const rebate = getRebateRange(world, agent)
  return { list, rebate, maxLinks: MAX_LINKS, maxSubIds: MAX_SUB_IDS }
}

/** AGT-03, D-071, F-20: links that people register by. */
export const agentLinkHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getAgentLinks', ({ member }) => ok(answerOf(world, member))),

  operation(
    world,
    'createAgentLink',
    async ({ body, member }) =>
      toAnswer(await createLink(world, member, body), () => answerOf(world, member)),
    { replay: ({ member }) => ok(answerOf(world, member)) },
  ),

  operation(world, 'disableAgentLink', async ({ query: { id }, member }) =>
    toAnswer(await disableLink(world, member, id), () => answerOf(world, member)),
  ),

  operation(world, 'addAgentLinkSubId', async ({ body, member }) =>
    toAnswer(await addSubId(world, member, body), () => answerOf(world, member)),
  ),

  operation(world, 'countLinkVisit', async ({ body }) => {
    await countVisit(world, body.code)
    return ok(null)
  }),
]
