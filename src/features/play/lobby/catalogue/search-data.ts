import type { Catalogue, GameType } from './model.ts'
import type { SearchData } from './search.ts'

/** Numbers codes in the order of their first use, with a text for each. */
function numbering() {
  const numbers = new Map<string, number>()
  const texts: string[] = []
  return {
    texts,
    of(code: string, text: () => string): number {
      const known = numbers.get(code)
      if (known !== undefined) return known
      numbers.set(code, texts.length)
      return texts.push(`${code} ${text()}`) - 1
    },
  }
}

/** Converts a catalogue for the search. `nameOfType` returns a name in the current language. */
export function toSearchData(
  { games }: Pick<Catalogue, 'games'>,
  nameOfType: (type: GameType) => string,
): SearchData {
  const vendors = numbering()
  const types = numbering()
  const ids = new Uint32Array(games.length)
  const vendorAt = new Uint16Array(games.length)
  const typeAt = new Uint8Array(games.length)
  games.forEach(({ id, vendor, vendorName, vendorOwnName, gameType }, row) => {
    ids[row] = id
    vendorAt[row] = vendors.of(vendor, () => `${vendorName} ${vendorOwnName}`)
    typeAt[row] = types.of(gameType, () => nameOfType(gameType))
  })
  return {
    ids,
    names: games.map(({ name }) => name).join('\n'),
    gameNames: games.map(({ gameName }) => gameName).join('\n'),
    vendors: vendorAt,
    vendorNames: vendors.texts,
    types: typeAt,
    typeNames: types.texts,
  }
}
