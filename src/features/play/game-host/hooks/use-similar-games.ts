import { useQuery } from '@tanstack/react-query'
import { type Game, gameQueries } from '#api/games/games.ts'
import { hotGamesQuery } from '#entities/game/game-cache.ts'
import { similarGames } from '#entities/game/similar-games.ts'
import { useLanguage } from '#i18n/i18n.ts'
import type { LaunchClosure } from '../model.ts'

const FEWEST = 4

/**
 * Games to play instead of a closed one: games of the same type, filled up with hot ones, or hot ones alone where the
 * whole type is closed.
 */
export function useSimilarGames(
  { scope, gameType }: LaunchClosure,
  closed: { nodeId: number; demo: boolean },
) {
  const pick = (games: readonly Game[]) => similarGames(games, closed, { demoOnly: closed.demo })
  const { code } = useLanguage()
  const sameType = scope !== 'module'
  const list = useQuery({ ...gameQueries.list(gameType, code), enabled: sameType })
  const same = pick(list.data?.games ?? [])
  const isShort = sameType && !list.isPending && same.length < FEWEST
  const hot = useQuery({ ...hotGamesQuery(code), enabled: !sameType || isShort })
  const open = (hot.data?.list ?? []).filter((game) => sameType || game.gameType !== gameType)
  return {
    games: isShort || !sameType ? pick([...same, ...open]) : same,
    pending: sameType ? list.isPending || (isShort && hot.isPending) : hot.isPending,
  }
}
