import { cardPays } from '#mocks/games/cards/rules.ts'
import { diceBets, dicePays } from '#mocks/games/dice/rules.ts'
import { dropBets, dropPays } from '#mocks/games/drop/rules.ts'
import type { DemoGameName } from '#mocks/games/games.ts'
import { topPrizeFor } from '#mocks/games/lottery/rules.ts'
import { tablePays } from '#mocks/games/table/rules.ts'
import { wheelBets, wheelPays } from '#mocks/games/wheel/rules.ts'

type Figures = Readonly<Record<string, string>>

const times = (pays: number): string => String(pays / 10_000)
const byBet = (bets: readonly string[], pays: (bet: string) => number): Figures =>
  Object.fromEntries(bets.map((bet) => [bet, times(pays(bet))]))

/** Payouts of a demo game at the return stated on its tile, for the placeholders of its rules. */
export function listPayoutFigures(name: DemoGameName, rtp: string | null): Figures {
  if (name === 'table') {
    const paysOf = (bet: string) => times(tablePays(bet, rtp ?? undefined))
    return { even: paysOf('red'), dozen: paysOf('dozen1'), zero: paysOf('zero') }
  }
  if (rtp === null) return {}
  if (name === 'cards')
    return { side: times(cardPays('padma', rtp)), tie: times(cardPays('tie', rtp)) }
  if (name === 'wheel') return byBet(wheelBets, (bet) => wheelPays(bet, rtp))
  if (name === 'dice') return byBet(diceBets, (bet) => dicePays(bet, rtp))
  if (name === 'drop') return byBet(dropBets, (bet) => dropPays(bet, rtp))
  return name === 'lottery' ? { top: String(topPrizeFor(rtp) / 100) } : {}
}
