import type { Catalogue, GameType } from './model.ts'
import type { SearchData } from './search.ts'

/** Numbers texts in the order in which they are first met. */
function numbering() {
  const numbers = new Map<string, number>()
  return {
    numbers,
    of(text: string): number {
      const number = numbers.get(text) ?? numbers.size
      numbers.set(text, number)
      return number
    },
  }
}

/** A catalogue as the search wants it; `wordsOf` names a type in the language shown. */
export function searchDataOf(
  { games }: Pick<Catalogue, 'games'>,
  wordsOf: (type: GameType) => string,
): SearchData {
  const vendors = numbering()
  const types = numbering()
  const vendorOf = Uint16Array.from(games, ({ vendor, vendorName }) =>
    vendors.of(`${vendor} ${vendorName}`),
  )
  const words = new Map<GameType, string>()
  const typeOf = Uint8Array.from(games, ({ gameType }) => {
    const text = words.get(gameType) ?? `${gameType} ${wordsOf(gameType)}`
    words.set(gameType, text)
    return types.of(text)
  })
  return {
    ids: Uint32Array.from(games, ({ id }) => id),
    names: games.map(({ name }) => name).join('\n'),
    vendors: vendorOf,
    vendorNames: [...vendors.numbers.keys()],
    types: typeOf,
    typeNames: [...types.numbers.keys()],
  }
}
