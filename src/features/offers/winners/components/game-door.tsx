import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { asApiError } from '../../../../api/error.ts'
import type { Game } from '../../../../api/games.ts'
import { useDoors } from '../../../../entities/game/use-game-actions.ts'
import { useSimilarGames } from '../../../../entities/game/use-similar-games.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { useErrorText } from '../../../../patterns/forms/use-error-text.ts'
import { POSTER, usePictures } from '../../../../patterns/pictures/pictures.ts'
import { GameSheet } from '../../../../ui/game-sheet/game-sheet.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { withSheet } from '../model.ts'

/** F-17: the sheet of a game that somebody won at, or of one to play instead; Back closes it. */
export function GameDoor({ game }: { game: Game }) {
  const [instead, setInstead] = useState<Game | null>(null)
  const shown = instead ?? game
  return <Sheet key={shown.nodeId} game={shown} onOther={setInstead} />
}

function Sheet({ game, onOther }: { game: Game; onOther: (game: Game) => void }) {
  const { t } = useTranslation(['home', 'common'])
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const text = useErrorText()
  const doors = useDoors((thrown) =>
    toast.show({ tone: 'danger', message: text(asApiError(thrown)) }),
  )
  const { src, others } = usePictures()(game.iconUrl, POSTER)
  const similar = useSimilarGames(game, onOther)
  const { rtp, volatility, minStake, maxStake } = game
  const facts: (readonly [string, string])[] = []
  if (rtp) facts.push([t('sheet.rtp'), `${rtp}%`])
  if (volatility) facts.push([t('sheet.volatility'), t(`sheet.volatility${volatility}`)])
  if (minStake && maxStake) {
    const range = { min: formatMoney(minStake), max: formatMoney(maxStake) }
    facts.push([t('sheet.stakes'), t('sheet.stakeRange', range)])
  }
  const close = () =>
    state?.overlay === true
      ? navigate(-1)
      : navigate({ search: withSheet(search, null) }, { replace: true })
  return (
    <GameSheet
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
      onClose={() => void close()}
    />
  )
}
