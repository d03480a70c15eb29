import type { RequestHandler } from 'msw'
import type { CatalogueGame } from '#mocks/catalogue/types.ts'
import { listRules } from '#mocks/content/game-rules.ts'
import { localize, type Text } from '#mocks/content/text.ts'
import { fail, ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { CURRENCY } from '#mocks/world/core/site.ts'
import { hasEmptyLists } from '#mocks/world/list-size.ts'
import type { World } from '#mocks/world/world-types.ts'

/** An amount as people write it, 5,000.00 with the symbol of the currency before it. */
const money = (amount: string) => `${CURRENCY.symbol}${amount.replace(/\d(?=(\d{3})+\.)/g, '$&,')}`

/** A rule in a language, with the numbers of the game. */
function filled(text: Text, { minStake, maxStake, rtp }: CatalogueGame, language: string): string {
  return localize(text, language)
    .replace('{min}', money(minStake))
    .replace('{max}', money(maxStake))
    .replace('{rtp}', rtp ?? '')
}

/** F-17: the rules of every game of the catalogue. */
export const rulesHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getGameRules', ({ query: { nodeId, language } }) => {
    const game = world.catalogue.byId(nodeId)
    if (!game) return fail(404)
    const sections = hasEmptyLists(world) ? [] : listRules(game)
    return ok({
      nodeId,
      sections: sections.map(({ title, lines }) => ({
        title: localize(title, language),
        lines: lines.map((line) => filled(line, game, language)),
      })),
    })
  }),
]
