import type { Catalogue } from '#mocks/catalogue/catalogue.ts'
import { subjects } from '#mocks/catalogue/subjects.ts'
import { hash32 } from '#mocks/world/core/prng.ts'
import { listMotifs } from './motifs.ts'
import { findNeighbours, type Row } from './neighbours.ts'
import { hueCount } from './palette.ts'
import { getLayouts, type LayoutName } from './vendor-style.ts'

/** The features that distinguish a game's picture from its neighbours: its colours, subject and composition. */
export interface Look {
  readonly hue: number
  readonly motif: string
  readonly layout: LayoutName
}

/** The possible looks of a game. Motifs are numbered across all games, so that they compare quickly. */
interface Choices {
  readonly theme: number
  readonly turn: number
  readonly motifs: readonly number[]
  readonly layouts: readonly LayoutName[]
}

const PLAIN = { glyph: 'crown', setting: 'classic' }
/**
 * Penalties: a neighbour with the same colour or subject, multiplied by the list's weight; the colour of the portal's
 * own theme; the emblem of a setting.
 */
const ALIKE = 20
const OTHER_THEME = 1
const EMBLEM = 15
const AGAIN = 4
const PASSES = 5
/** The number of games between two pauses. */
const SLICE = 500

function choicesOf(games: readonly Row[], names: string[]): Choices[] {
  const numbers = new Map<string, number>()
  const numberOf = (motif: string) => {
    const known = numbers.get(motif) ?? numbers.size
    if (known === numbers.size) names.push(motif)
    numbers.set(motif, known)
    return known
  }
  const ofSubject = subjects.map((subject) => listMotifs(subject).map(numberOf))
  return games.map(({ nodeId, subject, gameType, vassalage }) => ({
    theme: nodeId % 6,
    turn: hash32(nodeId, 'look'),
    motifs: ofSubject[subject] ?? listMotifs(PLAIN).map(numberOf),
    layouts: getLayouts(gameType, vassalage),
  }))
}

/** The choice with the lowest penalty; among equal ones the first from `turn` on. */
function cheapest(costs: readonly number[], turn: number): number {
  let best = turn % costs.length
  for (let step = 1; step < costs.length; step += 1) {
    const at = (turn + step) % costs.length
    if ((costs[at] ?? 0) < (costs[best] ?? 0)) best = at
  }
  return best
}

/**
 * Gives each game a look, the most popular first. No neighbour in a list or a search has the same colours. In a list
 * none has the same subject, and in a search for one subject none shows it in the same composition. Where this is
 * impossible at first, penalties decide, and later passes improve the choice.
 */
function* makeLooks(games: readonly Row[]): Generator<undefined, Look[]> {
  const names: string[] = []
  const choices = choicesOf(games, names)
  yield
  const near = yield* findNeighbours(games)
  const hues = new Int16Array(games.length).fill(-1)
  const motifs = new Int16Array(games.length).fill(-1)
  const layouts: (LayoutName | null)[] = games.map(() => null)

  /** Chooses a new look for a game; returns whether a neighbour looks alike. */
  const choose = (game: Choices, row: number): boolean => {
    const ofHue: number[] = Array.from({ length: hueCount }, (_, hue) =>
      hue % 6 === game.theme ? 0 : OTHER_THEME,
    )
    // The emblem of a setting is the last resort.
    const last = game.motifs.length - 1
    const ofMotif = game.motifs.map((_, i) => (i > 0 && i === last ? EMBLEM : i))
    const ofLayout = game.layouts.map(() => 0)
    const ofPair = game.motifs.flatMap(() => game.layouts.map(() => 0))
    const end = near.from[row + 1] ?? 0
    for (let i = near.from[row] ?? 0; i < end; i += 1) {
      const other = near.row[i] ?? 0
      const hue = hues[other] ?? -1
      if (hue < 0) continue
      const cost = (near.weight[i] ?? 0) * ALIKE
      ofHue[hue] = (ofHue[hue] ?? 0) + cost
      const motif = game.motifs.indexOf(motifs[other] ?? -1)
      const layout = game.layouts.indexOf(layouts[other] ?? 'hero')
      if (layout >= 0) ofLayout[layout] = (ofLayout[layout] ?? 0) + cost / 40
      if (motif < 0) continue
      // A search for a subject repeats that subject, in different pictures if possible.
      const again = near.searched[i] ? AGAIN : cost
      ofMotif[motif] = (ofMotif[motif] ?? 0) + again
      if (near.searched[i] && layout >= 0) {
        const pair = motif * game.layouts.length + layout
        ofPair[pair] = (ofPair[pair] ?? 0) + cost
      }
    }
    const wide = game.layouts.length
    ofPair.forEach((cost, at) => {
      ofPair[at] = cost + (ofMotif[Math.floor(at / wide)] ?? 0) + (ofLayout[at % wide] ?? 0)
    })
    const hue = cheapest(ofHue, game.turn)
    const pair = cheapest(ofPair, (game.turn >>> 8) % wide)
    hues[row] = hue
    motifs[row] = game.motifs[Math.floor(pair / wide)] ?? 0
    layouts[row] = game.layouts[pair % wide] ?? 'hero'
    return (ofHue[hue] ?? 0) >= ALIKE || (ofPair[pair] ?? 0) >= ALIKE
  }

  let open = choices.map((_, row) => row)
  for (let pass = 0; pass < PASSES && open.length > 0; pass += 1) {
    const alike: number[] = []
    for (const [at, row] of open.entries()) {
      const game = choices[row]
      if (game && choose(game, row)) alike.push(row)
      if (at % SLICE === SLICE - 1) yield
    }
    // The neighbours may change their look as well.
    const beside = alike.flatMap((row) => [
      ...near.row.subarray(near.from[row], near.from[row + 1]),
    ])
    open = [...new Set([...beside, ...alike])]
  }
  return games.map((_, row) => ({
    hue: hues[row] ?? 0,
    motif: names[motifs[row] ?? 0] ?? 'crown',
    layout: layouts[row] ?? 'hero',
  }))
}

type Looks = ReadonlyMap<number, Look>
type OfCatalogue = Pick<Catalogue, 'all'>

const known = new WeakMap<readonly Row[], Looks>()
const underWay = new WeakMap<readonly Row[], Promise<unknown>>()

function keep(games: readonly Row[], looks: readonly Look[]): Looks {
  const made = new Map<number, Look>()
  looks.forEach((look, row) => {
    const game = games[row]
    if (game) made.set(game.nodeId, look)
  })
  known.set(games, made)
  return made
}

/** The look of every game of a catalogue by its node id; computed now if that has not happened yet. */
export function getLooks(catalogue: OfCatalogue): Looks {
  const games = catalogue.all()
  const kept = known.get(games)
  if (kept) return kept
  const steps = makeLooks(games)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return keep(games, step.value)
}

async function workOut(games: readonly Row[]): Promise<void> {
  const steps = makeLooks(games)
  let step = steps.next()
  while (!step.done) {
    await new Promise<void>((resolve) => setTimeout(resolve))
    step = steps.next()
  }
  keep(games, step.value)
}

/** Computes the looks in slices with pauses between them, so that the page stays responsive. */
export async function prepareLooks(catalogue: OfCatalogue): Promise<void> {
  const games = catalogue.all()
  if (known.has(games)) return
  const started = underWay.get(games) ?? workOut(games)
  underWay.set(games, started)
  await started
}
