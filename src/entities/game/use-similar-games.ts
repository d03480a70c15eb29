import { useQuery } from '@tanstack/react-query'
import { type Game, gameQueries } from '../../api/games.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import { POSTER, usePictures } from '../../patterns/pictures/pictures.ts'

const SIMILAR = 6

/** GAM-09: what can be played instead of a closed game: open games of its kind, at most six, as its sheet shows them. */
export function useSimilarGames(game: Game, onOther: (game: Game) => void) {
  const { code } = useLanguage()
  const pictures = usePictures()
  const { data } = useQuery({
    ...gameQueries.list(game.gameType, code),
    enabled: game.maintenance,
  })
  if (!game.maintenance || !data) return []
  return data.games
    .filter((one) => one.nodeId !== game.nodeId && one.isGame === 'GAME' && !one.maintenance)
    .slice(0, SIMILAR)
    .map((other) => {
      const { src, others } = pictures(other.iconUrl, POSTER)
      const { nodeId, displayName } = other
      return {
        nodeId,
        name: displayName,
        art: src,
        artFallback: others,
        onOpen: () => onOther(other),
      }
    })
}
