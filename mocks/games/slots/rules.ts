/**
 * The symbols of the reels, and how many of a reel's 25 places each takes. `main` is the picture of the game's tile, and
 * `second` and `third` are those behind it; the page draws them as the tile does.
 */
const places = { gem: 8, third: 6, second: 4, coin: 3, main: 2, star: 1, seven: 1 } as const

export type SlotSymbol = keyof typeof places

/** The payout of three equal symbols on a line, as a multiple of the line's share of the stake (a fifth of it). */
export const linePays: Readonly<Record<SlotSymbol, number>> = {
  gem: 8,
  third: 15,
  second: 35,
  coin: 74,
  main: 240,
  star: 500,
  seven: 1000,
}

/** The five lines, as the row (0 top to 2 bottom) in each of the three columns. */
export const lines: readonly (readonly [number, number, number])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
]

/** A line that paid. `payout` is a decimal string. */
interface LineWin {
  line: number
  symbol: SlotSymbol
  payout: string
}

/** One settled round: 3 columns of 3 rows, the lines that paid, and their sum as a decimal string. */
export interface SlotsRound {
  symbols: SlotSymbol[][]
  lines: LineWin[]
  payout: string
}

const names: readonly SlotSymbol[] = ['gem', 'third', 'second', 'coin', 'main', 'star', 'seven']
const reel: readonly SlotSymbol[] = names.flatMap((name) =>
  Array.from({ length: places[name] }, () => name),
)

function toMinor(amount: string): bigint {
  const match = /^(\d+)\.(\d{2})$/.exec(amount)
  if (!match) throw new RangeError(`Not an amount with two decimals: ${amount}`)
  return BigInt(`${match[1]}${match[2]}`)
}

function toAmount(minor: bigint): string {
  const digits = minor.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Plays one round. Every place of the grid is drawn independently from 25 equal places, so near misses occur only by
 * chance. Every win pays more than the stake.
 */
export function playSlots(
  random: { next(): number },
  stake: string,
  seven = linePays.seven,
): SlotsRound {
  const minor = toMinor(stake)
  const draw = (): SlotSymbol => reel[Math.floor(random.next() * reel.length)] ?? 'gem'
  const symbols = Array.from({ length: 3 }, () => Array.from({ length: 3 }, draw))
  const wins: LineWin[] = []
  let total = 0n
  lines.forEach((rows, line) => {
    const [first, second, third] = rows.map((row, column) => symbols[column]?.[row])
    if (first === undefined || first !== second || first !== third) return
    const payout = (minor * BigInt(first === 'seven' ? seven : linePays[first])) / 5n
    total += payout
    wins.push({ line, symbol: first, payout: toAmount(payout) })
  })
  return { symbols, lines: wins, payout: toAmount(total) }
}

/** The exact return to player of the rules, as a fraction: 14,994 / 15,625 = 0.959616 where three sevens pay 1000. */
export function slotsReturn(seven = linePays.seven): number {
  const cube = reel.length ** 3
  const paysOf = (name: SlotSymbol) => (name === 'seven' ? seven : linePays[name])
  return names.reduce((sum, name) => sum + (places[name] ** 3 * paysOf(name)) / cube, 0)
}

/**
 * The payout of three sevens for a stated return to player such as "95.50" per cent: the other wins return 13,994 of
 * 15,625.
 */
export const sevensFor = (rtp: string): number =>
  Math.round((Number(rtp.replace('.', '')) * 25) / 16) - 13_994
