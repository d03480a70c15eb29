import { useQuery } from '@tanstack/react-query'
import { type Game, gameQueries } from '../api/games.ts'
import { useLanguage } from '../i18n/i18n.ts'

const SIMILAR = 6

/** GAM-09: what can be played instead of a closed game: open games of its kind, at most six. */
export function useSimilarGames(game: Game): readonly Game[] {
  const { code } = useLanguage()
  const { data } = useQuery({
    ...gameQueries.list(game.gameType, code),
    enabled: game.maintenance,
  })
  if (!game.maintenance || !data) return []
  return data.games
    .filter((one) => one.nodeId !== game.nodeId && one.isGame === 'GAME' && !one.maintenance)
    .slice(0, SIMILAR)
}
