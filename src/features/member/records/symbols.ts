const FISH = ['puti', 'rui', 'ilish', 'boal', 'caught', 'gone'] as const
const SLOTS = ['gem', 'third', 'second', 'coin', 'main', 'star', 'seven'] as const
const SUITS = ['spade', 'heart', 'club', 'diamond'] as const
const ROULETTE = [
  'red',
  'black',
  'even',
  'odd',
  'low',
  'high',
  'dozen1',
  'dozen2',
  'dozen3',
] as const
const DICE = ['small', 'big', 'pair', 'triple'] as const
const SIDES = ['zero', 'padma', 'meghna', 'tie', 'blue', 'draw'] as const
const PAYOUTS = ['x2', 'x3', 'x6', 'x24', 'near', 'middle', 'wide', 'far', 'edge'] as const

/** Whether the symbols of a round are a card: `K` of `spade`. */
export const isCard = (symbols: readonly string[]): boolean =>
  symbols.length === 2 && SUITS.some((suit) => suit === symbols[1])

/** The symbols that a game may draw or take bets on and that have a name. */
const SYMBOLS = [...FISH, ...SLOTS, ...SUITS, ...ROULETTE, ...DICE, ...SIDES, ...PAYOUTS]

/** The key of a symbol's name; undefined for numbers, ranks and symbols of no game here. */
export const symbolKey = (symbol: string) => SYMBOLS.find((known) => known === symbol)
