import { useQuery } from '@tanstack/react-query'
import { gameFactQueries } from '#api/games/game-facts.ts'
import { gameQueries } from '#api/games/games.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatMoney } from '#lib/money.ts'
import { POSTER, usePictures } from '#patterns/pictures/pictures.ts'
import { useWriteBlockId } from '#patterns/use-online.ts'
import { GameSheet as Sheet } from '#ui/game-sheet/game-sheet.tsx'
import { GameRules } from './game-rules.tsx'
import { type GameFacts, type GameSummary, toGameSummary } from './game-summary.ts'
import { similarGames } from './similar-games.ts'
import type { GameActions } from './use-game-actions.ts'

interface GameSheetProps {
  game: GameSummary
  /** Names the vendor among the facts. */
  vendorName?: string
  /** The page's games to recommend of when this one is closed; games of its type are fetched without. */
  candidates?: readonly GameSummary[]
  actions: Pick<GameActions, 'favorites' | 'play' | 'playDemo' | 'setFavorite'>
  /** Another game is to be shown instead. */
  onOther: (game: GameSummary) => void
  onClose: () => void
}

/** Terms and values of what is known about a game. */
function useFacts({ game, vendorName }: GameSheetProps) {
  const { t } = useTranslation('game')
  const { code } = useLanguage()
  const query = useQuery({ ...gameFactQueries.facts(game, code), enabled: !game.facts })
  const { rtp, volatility, minStake, maxStake }: GameFacts = game.facts ?? query.data ?? {}
  const facts: (readonly [string, string])[] = []
  if (vendorName) facts.push([t('sheet.vendor'), vendorName])
  if (rtp) facts.push([t('sheet.rtp'), `${rtp}%`])
  if (volatility) facts.push([t('sheet.volatility'), t(`sheet.volatility${volatility}`)])
  if (minStake && maxStake) {
    const range = { min: formatMoney(minStake), max: formatMoney(maxStake) }
    facts.push([t('sheet.stakes'), t('sheet.stakeRange', range)])
  }
  return { facts, loading: !game.facts && query.isPending }
}

/** Games to play instead of a closed one; empty while it is open. */
function useSimilar({ game, candidates }: GameSheetProps): readonly GameSummary[] {
  const { code } = useLanguage()
  const list = useQuery({
    ...gameQueries.list(game.gameType, code),
    enabled: game.maintenance && !candidates,
  })
  if (!game.maintenance) return []
  const games = candidates ?? list.data?.games.map(toGameSummary) ?? []
  return similarGames(
    games.filter(({ gameType }) => gameType === game.gameType),
    game,
  )
}

/** The sheet of one game: what it is, playing it, trying it, and the heart. */
export default function GameSheet(props: GameSheetProps) {
  const { game, actions, onOther, onClose } = props
  const { t } = useTranslation(['game', 'common'])
  const pictures = usePictures()
  const blockId = useWriteBlockId()
  const { src, others } = pictures(game.picture, POSTER)
  const { facts, loading } = useFacts(props)
  const similar = useSimilar(props).map((other) => {
    const picture = pictures(other.picture, POSTER)
    return {
      nodeId: other.nodeId,
      name: other.name,
      art: picture.src,
      artFallback: picture.others,
      onOpen: () => onOther(other),
    }
  })
  return (
    <Sheet
      name={game.name}
      nodeId={game.nodeId}
      art={src}
      artFallback={others}
      facts={facts}
      loading={loading}
      closed={game.maintenance ? t('sheet.maintenance') : undefined}
      similar={similar.length > 0 ? { title: t('sheet.similar'), games: similar } : undefined}
      likeDisabledBy={blockId}
      liked={actions.favorites.has(game.nodeId)}
      labels={{
        close: t('common:action.close'),
        play: t('tile.play'),
        demo: t('tile.demo'),
        like: t('sheet.like'),
        unlike: t('sheet.unlike'),
      }}
      onPlay={() => actions.play(game)}
      onDemo={game.demo ? () => actions.playDemo(game) : undefined}
      onLike={(liked) => actions.setFavorite(game, liked)}
      onClose={onClose}
    >
      <GameRules nodeId={game.nodeId} />
    </Sheet>
  )
}
