import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { CatalogueGame } from '#mocks/catalogue/types.ts'
import { boutSides } from '#mocks/games/bout/rules.ts'
import { cardSides } from '#mocks/games/cards/rules.ts'
import { diceBets } from '#mocks/games/dice/rules.ts'
import { dropBets } from '#mocks/games/drop/rules.ts'
import { esportsFixtures } from '#mocks/games/esports/rules.ts'
import { fishKinds } from '#mocks/games/fish/rules.ts'
import {
  type DemoGameName,
  demoGames,
  findDemoGame,
  findSport,
  rulesOfGame,
  standsIn,
} from '#mocks/games/games.ts'
import { topPrizeFor } from '#mocks/games/lottery/rules.ts'
import { oddsBy } from '#mocks/games/slip-rules.ts'
import { linePays, sevensFor } from '#mocks/games/slots/rules.ts'
import { listFixtures, sportsFixtures } from '#mocks/games/sports/rules.ts'
import { tableBets, tablePays } from '#mocks/games/table/rules.ts'
import { wheelBets, wheelFields } from '#mocks/games/wheel/rules.ts'
import { demoPage, demoPageWords } from '#mocks/server/demo-pages.ts'
import { createRandom } from '#mocks/world/core/prng.ts'
import { createTestWorld } from './helpers.ts'

const CHOICES: Record<Exclude<DemoGameName, 'slots'>, readonly string[]> = {
  table: tableBets,
  dice: diceBets,
  fish: fishKinds,
  cards: cardSides,
  wheel: wheelBets,
  lottery: ['1-2-3', '4-9-12'],
  sports: Object.keys(oddsBy(sportsFixtures)),
  esports: Object.keys(oddsBy(esportsFixtures)),
  bout: boutSides,
  drop: dropBets,
}
const STATED = {
  table: '97.30',
  dice: '96.00',
  fish: '96.00',
  cards: '96.00',
  wheel: '96.00',
  lottery: '95.91',
  sports: '96',
  esports: '96',
  bout: '96',
  drop: '96.00',
} as const
const NAMES = Object.keys(STATED) as (keyof typeof STATED)[]

const file = (name: string) => readFileSync(`mocks/games/${name}/index.html`, 'utf8')
const wordsOf = (name: string) => Object.entries(demoPageWords(`/demo-games/${name}/index.html`))
const bets = NAMES.flatMap((name) => CHOICES[name].map((choice) => [name, choice] as const))

describe.each(bets)('%s, bet on %s', (name, choice) => {
  const rules = demoGames[name]

  test('GAM-07 returns by its rules what its page states', () => {
    expect(rules.accepts(choice)).toBe(true)
    expect(rules.returnOf(choice) * 100).toBeCloseTo(Number(STATED[name]), 2)
    const fixed = `${STATED[name]}%`
    const stated = `statedReturn('${STATED[name]}')`
    const varies = file(name).includes('statedReturn')
    if (varies) expect(file(name)).toContain(stated)
    for (const [lang, words] of wordsOf(name)) {
      expect(words.rules, lang).toContain(varies ? '{rtp}%' : fixed)
    }
  })

  test('returns about that in play, wins only above the stake, with exact amounts', () => {
    const random = createRandom(7)
    const rounds = 40_000
    let sum = 0
    let squares = 0
    const wrong: unknown[] = []
    for (let i = 0; i < rounds; i += 1) {
      const round = rules.play(random, '1.00', choice)
      const paid = Number(round.payout)
      if (round.lines.length > 0 ? paid <= 1 : round.payout !== '0.00') wrong.push(round)
      sum += paid
      squares += paid ** 2
    }
    expect(wrong).toEqual([])
    const mean = sum / rounds
    const deviation = Math.sqrt((squares / rounds - mean ** 2) / rounds)
    expect(Math.abs(mean - rules.returnOf(choice))).toBeLessThan(4 * deviation)
  })
})

test.each(NAMES)('%s accepts nothing else', (name) => {
  const { accepts, play } = demoGames[name]
  for (const choice of [undefined, '', 'nothing', '3-2-1', '1-2', '1-2-13', '0-1-2', 'toString']) {
    expect(accepts(choice)).toBe(false)
    if (choice) expect(() => play(createRandom(1), '1.00', choice)).toThrow(RangeError)
  }
})

describe.each([...NAMES, 'slots'])('the page of %s', (name) => {
  const page = demoPage(`/demo-games/${name}/index.html`) ?? ''

  test('is self-contained: no external resource, no network, no float arithmetic', () => {
    expect(page).not.toMatch(
      /(?:src|href)="(?!#)|@import|url\((?!#|data:)|fetch\(|XMLHttpRequest|parseFloat/,
    )
  })

  test('F-03 reports to its host when a result has been shown, after the outcome', () => {
    expect(page).toContain("{ type: 'ready', shows: true }")
    expect(page.indexOf("type: 'shown'")).toBeGreaterThan(page.indexOf('await game.reveal('))
  })

  test('shows a large win, without animation if motion is reduced', () => {
    expect(page).toMatch(/\.result\.won::before \{[^}]*conic-gradient/)
    expect(page).toMatch(/no-preference\) \{\s*\.result\.won::before \{\s*animation/)
  })

  test('has the frame, its words in every language, and no animation if motion is reduced', () => {
    const spoken = wordsOf(name).flatMap(([, { title, rules = '' }]) => [title, rules.slice(0, 40)])
    for (const part of ['globalThis.startGame', '.stepper', 'keepsStill()', ...spoken]) {
      expect(page).toContain(part)
    }
  })
})

test('the wheel on the page matches the wheel in the rules', () => {
  expect(file('wheel')).toContain(`[${wheelFields.join(', ')}]`)
})

describe('D-044 a demo game returns what its tile states', () => {
  test.each(['RNG', 'LIVE', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'BGS'] as const)(
    'every bet of %s, to a hundredth of a per cent',
    async (type) => {
      const { catalogue } = await createTestWorld()
      for (const game of catalogue.byType(type).slice(0, 200)) {
        const name = findDemoGame(game)
        for (const choice of name === 'slots' ? [''] : CHOICES[name]) {
          const back = rulesOfGame(game).returnOf(choice) * 100
          if (game.rtp !== null) expect(Math.abs(back - Number(game.rtp))).toBeLessThan(0.005)
        }
      }
    },
  )

  test('pays that return in play, and typical values if none is stated', async () => {
    const { catalogue } = await createTestWorld()
    for (const type of ['LIVE', 'PVP', 'BGS'] as const) {
      for (const game of catalogue.byType(type).slice(0, 20)) {
        const name = findDemoGame(game)
        if (game.rtp === null || name === 'lottery') continue
        const [choice = ''] = name === 'slots' ? [] : CHOICES[name]
        const random = createRandom(5)
        const paid = Array.from({ length: 300 }, () =>
          Number(rulesOfGame(game).play(random, '10000.00', choice).payout),
        )
        const usual = Number(game.rtp) / demoGames[name].returnOf(choice) / 100
        const [win = 0] = paid.filter((one) => one > 0)
        const [plain = 0] = Array.from({ length: 300 }, () =>
          Number(demoGames[name].play(random, '10000.00', choice).payout),
        ).filter((one) => one > 0)
        expect(win / plain).toBeCloseTo(usual, 3)
      }
    }
    expect(tablePays('red', undefined)).toBe(20_000)
    expect(topPrizeFor('95.91')).toBe(7_600)
  })

  test('as the page of the slot shows it', () => {
    expect(sevensFor('95.96')).toBe(linePays.seven)
    expect(file('slots')).toContain('Math.round((back * 25) / 16) - 13994')
  })
})

describe.each([
  ['sports', sportsFixtures],
  ['esports', esportsFixtures],
] as const)('F-50 the slip of %s', (name, fixtures) => {
  const rules = demoGames[name]
  const [one, two, three, four] = fixtures.map(({ id }) => `${id}1`)

  test('shows the odds of its rules', () => {
    for (const [pick, odds] of Object.entries(oddsBy(fixtures))) {
      const { id } = fixtures.find((fixture) => pick.startsWith(fixture.id)) ?? { id: '' }
      const line = file(name)
        .split('\n')
        .find((text) => text.includes(`['${id}'`))
      expect(line, pick).toContain(`${pick.slice(id.length)}: '${odds}'`)
    }
  })

  test('multiplies the odds of up to three matches, with the return that its page states', () => {
    expect(rules.returnOf(`${one}-${two}`) * 100).toBeCloseTo(92.16, 2)
    expect(rules.returnOf(`${one}-${two}-${three}`) * 100).toBeCloseTo(88.47, 2)
    for (const [lang, words] of wordsOf(name)) {
      for (const share of ['92.16%', '88.47%']) expect(words.rules, lang).toContain(share)
    }
    const random = createRandom(11)
    const paid = new Set(
      Array.from({ length: 300 }, () => rules.play(random, '10.00', `${one}-${two}`).payout),
    )
    expect(paid.size).toBe(2)
    expect(paid).toContain('0.00')
  })

  test('accepts a match once, at most three matches, and none of another book', () => {
    const refused = [`${one}-${one}`, `${fixtures[0]?.id}1-${fixtures[0]?.id}2`]
    for (const choice of [...refused, `${one}-${two}-${three}-${four}`, 'pkshx-nhit1'])
      expect(rules.accepts(choice), choice).toBe(false)
  })
})

describe('GAM-07 a tile opens what it shows', () => {
  const titled = (word: string, games: readonly CatalogueGame[]) =>
    games.filter(({ displayName, isGame }) => isGame === 'GAME' && displayName.includes(word))

  test.each([
    ['Roulette', 'table'],
    ['Fortune Wheel', 'wheel'],
    ['Dice', 'dice'],
    ['Sic Bo', 'dice'],
    ['Dragon Tiger', 'cards'],
    ['Plinko', 'drop'],
    ['Lotto', 'lottery'],
  ] as const)('%s', async (word, opens) => {
    const { catalogue } = await createTestWorld()
    const games = titled(word, catalogue.all())
    expect(games.length).toBeGreaterThan(3)
    expect(new Set(games.map(findDemoGame))).toEqual(new Set([opens]))
    expect(games.filter(standsIn)).toEqual([])
  })

  test.each([
    ['FISH', 'fish'],
    ['ESPORTS', 'esports'],
    ['COCKFIGHT', 'bout'],
    ['SPORTS', 'sports'],
  ] as const)('every game of %s', async (type, opens) => {
    const { catalogue } = await createTestWorld()
    expect(new Set(catalogue.byType(type).map(findDemoGame))).toEqual(new Set([opens]))
  })

  test('a sport opens its own matches, with scores as that sport has them', async () => {
    const { catalogue } = await createTestWorld()
    const [boxing] = titled('Boxing', catalogue.byType('SPORTS'))
    if (!boxing) throw new Error('No boxing in the catalogue')
    expect(findSport(boxing)).toBe('boxing')
    const { symbols } = rulesOfGame(boxing).play(createRandom(3), '1.00', 'pksh1')
    expect(symbols[0]?.[1]).toMatch(/^(3-0|2-1|0-3|1-2)$/)
    expect(rulesOfGame(boxing).accepts('pkshx')).toBe(false)
  })

  test('only a game of the kind that its tile shows can be tried with play money', async () => {
    const { catalogue } = await createTestWorld()
    const chess = titled('Chess King', catalogue.all())
    expect(chess.length).toBeGreaterThan(0)
    expect(chess.every(standsIn)).toBe(true)
    expect(catalogue.all().filter((game) => game.demo && standsIn(game))).toEqual([])
  })

  test('the book of a sport on the page has the odds of its rules', () => {
    const [, draws = '', none = ''] = file('sports').split(/const (?:WITH_DRAWS|WITHOUT_DRAWS) = /)
    for (const [part, sport] of [
      [draws.split('const WITHOUT')[0] ?? '', 'football'],
      [none, 'boxing'],
    ] as const) {
      for (const [pick, odds] of Object.entries(oddsBy(listFixtures(sport)))) {
        const line = part.split('\n').find((text) => text.includes(`['${pick.slice(0, -1)}'`))
        expect(line, `${sport} ${pick}`).toContain(`${pick.slice(-1)}: '${odds}'`)
      }
    }
  })
})
