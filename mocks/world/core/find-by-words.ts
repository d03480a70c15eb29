import MiniSearch from 'minisearch'

interface Entry {
  readonly name: string
  /** Further text in which it is found. */
  readonly words: string
}

/**
 * An index of the entries. Its function returns those that have all of the words, the best first; those that have some,
 * where none has all. It also finds mistyped words.
 */
export function createFinder<Found extends Entry>(
  entries: readonly Found[],
): (words: string) => Found[] {
  const index = new MiniSearch<Entry>({
    idField: 'name',
    fields: ['name', 'words'],
    // `createDeposit` is found by "deposit".
    tokenize: (text) =>
      text
        .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        // "a" is in every text.
        .filter((word) => word.length > 1),
    searchOptions: { boost: { name: 4 }, prefix: true, fuzzy: 0.2 },
  })
  index.addAll(entries)
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  return (words) => {
    const all = index.search(words, { combineWith: 'AND' })
    const found = all.length > 0 ? all : index.search(words)
    return found.flatMap(({ id }) => byName.get(id) ?? [])
  }
}
