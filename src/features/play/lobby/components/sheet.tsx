import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { gameFactQueries } from '../../../../api/game-facts.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { POSTER, usePictures } from '../../../../patterns/pictures/pictures.ts'
import { GameSheet } from '../../../../ui/game-sheet/game-sheet.tsx'
import type { CatalogueGame } from '../catalogue/model.ts'
import { doorGame, type Tiles } from '../hooks/use-tiles.ts'
import { SHEET, similarTo } from '../model.ts'

/** F-17: what the contract tells about a game beside its name. */
function useFacts(game: CatalogueGame) {
  const { t } = useTranslation(['home', 'lobby'])
  const { code } = useLanguage()
  const query = useQuery(gameFactQueries.facts({ ...doorGame(game), name: game.name }, code))
  const { rtp, volatility, minStake, maxStake } = query.data ?? {}
  const facts: (readonly [string, string])[] = [[t('lobby:vendor.label'), game.vendorName]]
  if (rtp) facts.push([t('sheet.rtp'), `${rtp}%`])
  if (volatility) facts.push([t('sheet.volatility'), t(`sheet.volatility${volatility}`)])
  if (minStake && maxStake) {
    const range = { min: formatMoney(minStake), max: formatMoney(maxStake) }
    facts.push([t('sheet.stakes'), t('sheet.stakeRange', range)])
  }
  return { facts, loading: query.isPending }
}

type OpenedProps = {
  game: CatalogueGame
  /** Among which to look for others to play. */
  games: readonly CatalogueGame[]
  tiles: Tiles
  onOther: (game: CatalogueGame) => void
  onClose: () => void
}

function Opened({ game, games, tiles, onOther, onClose }: OpenedProps) {
  const { t } = useTranslation(['home', 'lobby', 'common'])
  const pictures = usePictures()
  const { src, others } = pictures(game.picture, POSTER)
  const { facts, loading } = useFacts(game)
  const { actions, favorites } = tiles
  return (
    <GameSheet
      name={game.name}
      nodeId={game.id}
      art={src}
      artFallback={others}
      facts={facts}
      loading={loading}
      closed={game.maintenance ? t('sheet.maintenance') : undefined}
      similar={
        game.maintenance
          ? {
              title: t('sheet.similar'),
              games: similarTo(game, games).map((other) => {
                const picture = pictures(other.picture, POSTER)
                return {
                  nodeId: other.id,
                  name: other.name,
                  art: picture.src,
                  artFallback: picture.others,
                  onOpen: () => onOther(other),
                }
              }),
            }
          : undefined
      }
      liked={favorites.has(game.id)}
      labels={{
        close: t('common:action.close'),
        play: t('tile.play'),
        demo: t('tile.demo'),
        like: t('sheet.like'),
        unlike: t('sheet.unlike'),
      }}
      onPlay={() => actions.play(game)}
      onDemo={game.trial ? () => actions.demo(game) : undefined}
      onLike={(wanted) => actions.like(game, wanted)}
      onClose={onClose}
    />
  )
}

type SheetProps = {
  find: (id: number) => CatalogueGame | undefined
  games: readonly CatalogueGame[]
  tiles: Tiles
}

/** The sheet of the game that the address names; Back closes it. */
export function Sheet({ find, games, tiles }: SheetProps) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const game = find(Number(params.get(SHEET)))
  if (!game) return null
  const close = () => {
    if (state?.overlay === true) return void navigate(-1)
    params.delete(SHEET)
    void navigate({ pathname, search: `${params}` }, { replace: true })
  }
  const change = (other: CatalogueGame) => {
    params.set(SHEET, String(other.id))
    void navigate({ pathname, search: `?${params}` }, { replace: true, state })
  }
  return (
    <Opened
      key={game.id}
      game={game}
      games={games}
      tiles={tiles}
      onOther={change}
      onClose={close}
    />
  )
}
