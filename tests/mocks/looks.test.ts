import { describe, expect, test } from 'vitest'
import { createSearch } from '#features/play/lobby/catalogue/search.ts'
import { toSearchData } from '#features/play/lobby/catalogue/search-data.ts'
import { getLooks, type Look } from '#mocks/art/looks.ts'
import { createCatalogue } from '#mocks/catalogue/catalogue.ts'
import type { CatalogueGame } from '#mocks/catalogue/types.ts'
import { readGameIndex } from '#tests/features/play/lobby/games.ts'

const catalogue = createCatalogue(7, Date.UTC(2026, 10, 20, 9))
const games = catalogue.all()
const looks = getLooks(catalogue)
const lookOf = ({ nodeId }: CatalogueGame): Look => {
  const look = looks.get(nodeId)
  if (!look) throw new Error(`${nodeId} has no look`)
  return look
}

/** The neighbouring games that are alike, as text. */
function pairs(list: readonly CatalogueGame[], alike: (one: Look, two: Look) => boolean) {
  return list.slice(1).flatMap((game, at) => {
    const before = list[at]
    if (!before || !alike(lookOf(before), lookOf(game))) return []
    return [`${before.displayName} + ${game.displayName}: ${JSON.stringify(lookOf(game))}`]
  })
}
const sameColour = (one: Look, two: Look) => one.hue === two.hue
const sameSubject = (one: Look, two: Look) => one.motif === two.motif
const samePicture = (one: Look, two: Look) => sameSubject(one, two) && one.layout === two.layout

describe('neighbouring games look different', () => {
  const lists: [string, readonly CatalogueGame[]][] = [
    ['the first 200 of all', games.slice(0, 200)],
    ['the hot ones', catalogue.page({ hot: true }, 1, 200).games],
    ['the newest', catalogue.page({ sort: 'newest' }, 1, 200).games],
    ...[...new Set(games.map(({ gameType }) => gameType))].map(
      (type): [string, readonly CatalogueGame[]] => [type, catalogue.byType(type).slice(0, 200)],
    ),
    ...catalogue
      .vendors()
      .map(({ code }): [string, readonly CatalogueGame[]] => [
        code,
        catalogue.byVendor(code).slice(0, 60),
      ]),
  ]

  test.each(lists)('in %s', (_, list) => {
    expect(pairs(list, sameColour)).toEqual([])
    expect(pairs(list, sameSubject)).toEqual([])
  })

  const queries =
    `tiger dragon gold golden fire lotus boat river moon star sun fish shark poker dice joker queen king
    crown diamond gems candy pirate treasure wolf lion panda samurai zeus viking wizard pumpkin cherry lemon bell rocket
    saturn boxing rooster ticket bingo chess mines royal lucky wild magic bengal monsoon vault festival legend`.split(
      /\s+/,
    )
  const search = createSearch(toSearchData(readGameIndex('EN'), (type) => type))
  /** The first two screens of games with the word in their name; misspelt names come later. */
  const found = (query: string) =>
    [...search.find(query)]
      .flatMap((id) => catalogue.byId(id) ?? [])
      .filter(({ displayName }) => ` ${displayName.toLowerCase()}`.includes(` ${query}`))
      .slice(0, 48)

  test.each(queries)(
    'in the results for %s: another colour, and another picture of a subject',
    (query) => {
      const list = found(query)
      expect(list.length).toBeGreaterThan(5)
      expect(pairs(list, sameColour)).toEqual([])
      expect(pairs(list, samePicture)).toEqual([])
    },
  )

  test('has five compositions for most games, and special ones for live tables, bouts and BGS', () => {
    const used = (list: readonly CatalogueGame[]) =>
      [...new Set(list.map((game) => lookOf(game).layout))].sort()
    expect(used(catalogue.byType('RNG')).length).toBeGreaterThanOrEqual(5)
    expect(used(catalogue.byType('LIVE'))).toEqual(['felts', 'table'])
    expect(used(catalogue.byType('COCKFIGHT'))).toEqual(['duel'])
    expect(used(catalogue.byType('BGS'))).toEqual(['neon'])
    for (const { code } of catalogue.vendors('RNG'))
      expect(
        used(catalogue.byVendor(code).filter(({ gameType }) => gameType === 'RNG')).length,
        code,
      ).toBe(3)
  })

  test('shows complete subjects: no horns, fins, tails or claws without their animal', () => {
    const shown = new Set([...looks.values()].map(({ motif }) => motif))
    for (const part of [
      'bull',
      'bull-horns',
      'cobra',
      'shark-fin',
      'whale-tail',
      'claws',
      'feathered-wing',
    ])
      expect(shown, part).not.toContain(part)
  })

  test('uses more than fifty searches', () => expect(new Set(queries).size).toBeGreaterThan(50))
})
