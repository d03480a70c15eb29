import type { Game } from '../../../../api/games.ts'
import { useSimilarGames } from '../../../../entities/game/use-similar-games.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { POSTER, usePictures } from '../../../../patterns/pictures/pictures.ts'
import { GameSheet as Sheet } from '../../../../ui/game-sheet/game-sheet.tsx'
import type { Doors } from '../hooks/use-doors.ts'

type GameSheetProps = {
  game: Game
  doors: Doors
  onOther: (game: Game) => void
  onClose: () => void
}

/** A game's own sheet, in the words of the home page. */
export default function GameSheet({ game, doors, onOther, onClose }: GameSheetProps) {
  const { t } = useTranslation(['home', 'common'])
  const { src, others } = usePictures()(game.iconUrl, POSTER)
  const similar = useSimilarGames(game, onOther)
  const { rtp, volatility, minStake, maxStake } = game
  const facts = [
    rtp ? ([t('sheet.rtp'), `${rtp}%`] as const) : null,
    volatility ? ([t('sheet.volatility'), t(`sheet.volatility${volatility}`)] as const) : null,
    minStake && maxStake
      ? ([
          t('sheet.stakes'),
          t('sheet.stakeRange', { min: formatMoney(minStake), max: formatMoney(maxStake) }),
        ] as const)
      : null,
  ].filter((fact) => fact !== null)
  return (
    <Sheet
      name={game.displayName}
      nodeId={game.nodeId}
      art={src}
      artFallback={others}
      facts={facts}
      closed={game.maintenance ? t('sheet.maintenance') : undefined}
      similar={similar.length > 0 ? { title: t('sheet.similar'), games: similar } : undefined}
      liked={doors.favorites.has(game.nodeId)}
      labels={{
        close: t('common:action.close'),
        play: t('tile.play'),
        demo: t('tile.demo'),
        like: t('sheet.like'),
        unlike: t('sheet.unlike'),
      }}
      onPlay={() => doors.play(game)}
      onDemo={game.demo ? () => doors.demo(game) : undefined}
      onLike={(wanted) => doors.setFavorite(game, wanted)}
      onClose={onClose}
    />
  )
}
