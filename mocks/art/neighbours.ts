import type { CatalogueGame } from '#mocks/catalogue/types.ts'

/** A list in which games are neighbours, its weight, and whether it is the result of a search. */
interface List {
  readonly games: readonly number[]
  readonly weight: number
  readonly searched: boolean
}

/** The keys by which lists are made. */
export type Row = Pick<
  CatalogueGame,
  'nodeId' | 'displayName' | 'displayNameBn' | 'gameType' | 'vassalage' | 'subject'
> &
  Partial<Pick<CatalogueGame, 'subCategory' | 'isHot' | 'releasedAt'>>

/** The lists of a key, each in the order of the games. */
function listsBy(games: readonly Row[], key: (game: Row) => string | null): number[][] {
  const lists = new Map<string, number[]>()
  games.forEach((game, row) => {
    const at = key(game)
    if (at === null) return
    const list = lists.get(at)
    if (list) list.push(row)
    else lists.set(at, [row])
  })
  return [...lists.values()]
}

/**
 * The results of a search for each word: names that begin with it, then names with a later word that begins with it.
 */
function searchesOf(names: readonly string[]): number[][] {
  const rows = new Map<string, number[]>()
  names.forEach((name, row) => {
    for (const word of name.split(' ')) {
      const list = rows.get(word)
      if (!list) rows.set(word, [row])
      else if (list.at(-1) !== row) list.push(row)
    }
  })
  const words = [...rows.keys()].sort()
  return words.map((word, at) => {
    const found = [...(rows.get(word) ?? [])]
    for (let i = at + 1; words[i]?.startsWith(word); i += 1)
      for (const row of rows.get(words[i] ?? '') ?? []) found.push(row)
    const order = Uint32Array.from(new Set(found)).sort()
    const begins = order.filter((row) => names[row]?.startsWith(word))
    return [...begins, ...order.filter((row) => !names[row]?.startsWith(word))]
  })
}

function* listsOf(games: readonly Row[]): Generator<undefined, List[]> {
  const newest = games
    .map((_, row) => row)
    .sort((a, b) => (games[b]?.releasedAt ?? 0) - (games[a]?.releasedAt ?? 0))
  const plain = (weight: number) => (list: readonly number[]) => ({
    games: list,
    weight,
    searched: false,
  })
  const searched = (list: readonly number[]) => ({ games: list, weight: 3, searched: true })
  const listed = [
    ...listsBy(games, () => 'all').map(plain(6)),
    ...listsBy(games, ({ gameType }) => gameType).map(plain(6)),
    ...listsBy(games, ({ isHot }) => (isHot ? 'hot' : null)).map(plain(4)),
    ...listsBy(games, ({ subCategory }) => subCategory ?? null).map(plain(4)),
    ...listsBy(games, ({ vassalage }) => vassalage).map(plain(3)),
    ...listsBy(games, ({ vassalage, gameType }) => `${vassalage} ${gameType}`).map(plain(3)),
    plain(2)(newest),
  ]
  yield
  const english = searchesOf(games.map(({ displayName }) => displayName.toLowerCase()))
  yield
  const bengali = searchesOf(games.map(({ displayNameBn }) => displayNameBn))
  yield
  return [...listed, ...english.map(searched), ...bengali.map(searched)]
}

/** The neighbours of each game in all lists: those of row r are from `from[r]` up to `from[r + 1]`. */
export interface Neighbours {
  readonly from: Uint32Array
  readonly row: Uint32Array
  readonly weight: Uint8Array
  readonly searched: Uint8Array
}

/** The neighbours of each game, in the given order of the games, the most popular first. */
export function* findNeighbours(games: readonly Row[]): Generator<undefined, Neighbours> {
  const lists = yield* listsOf(games)
  const from = new Uint32Array(games.length + 1)
  const each = (see: (one: number, two: number, list: List) => void) => {
    for (const list of lists)
      for (let i = 1; i < list.games.length; i += 1)
        see(list.games[i - 1] ?? 0, list.games[i] ?? 0, list)
  }
  each((one, two) => {
    from[one + 1] = (from[one + 1] ?? 0) + 1
    from[two + 1] = (from[two + 1] ?? 0) + 1
  })
  for (let i = 1; i < from.length; i += 1) from[i] = (from[i] ?? 0) + (from[i - 1] ?? 0)
  const next = from.slice()
  const count = from.at(-1) ?? 0
  const made = {
    from,
    row: new Uint32Array(count),
    weight: new Uint8Array(count),
    searched: new Uint8Array(count),
  }
  const put = (of: number, other: number, { weight, searched }: List) => {
    const at = next[of] ?? 0
    next[of] = at + 1
    made.row[at] = other
    made.weight[at] = weight
    made.searched[at] = searched ? 1 : 0
  }
  each((one, two, list) => {
    put(one, two, list)
    put(two, one, list)
  })
  return made
}
