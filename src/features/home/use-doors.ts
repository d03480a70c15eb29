import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { asApiError } from '../../api/error.ts'
import { errorKey } from '../../api/error-key.ts'
import { addFavorite, type Game, gameQueries, removeFavorite } from '../../api/games.ts'
import { systemQueries } from '../../api/system.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { throttle } from '../../lib/throttle.ts'
import { usePopup } from '../../session/popup.ts'
import { useToken } from '../../session/store.ts'
import { useVisitor } from '../../session/visitor.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { FAVORITE_THROTTLE_MS, vendorPath } from './model.ts'

export interface Doors {
  /** Whether this visitor may play for money; if not, the pop-up that helps has been opened. */
  mayPlay: () => boolean
  play: (game: Game) => void
  demo: (game: Game) => void
  favorites: ReadonlySet<number>
  setFavorite: (game: Game, wanted: boolean) => void
}

/** What a tile can do: play, try, and be liked (GAM-01, GAM-02, GAM-10..13, D-045). */
export function useDoors(): Doors {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const popup = usePopup()
  const visitor = useVisitor()
  const token = useToken()
  const client = useQueryClient()
  const config = useQuery(systemQueries.config())
  const liked = gameQueries.favoriteIds(token ?? '')
  const ids = useQuery({ ...liked, enabled: visitor.isLogin })
  const [atMostOnceASecond] = useState(() =>
    throttle(FAVORITE_THROTTLE_MS, (run: () => Promise<void>) => void run()),
  )

  const mayPlay = () => {
    if (visitor.isTrial) void popup.open('real-account')
    else if (!visitor.isLogin && !visitor.pending) void popup.open('login')
    else return true
    return false
  }

  const mark = (nodeId: number, wanted: boolean) =>
    client.setQueryData(liked.queryKey, (now) => {
      const others = (now?.nodeIds ?? []).filter((id) => id !== nodeId)
      return { nodeIds: wanted ? [...others, nodeId] : others }
    })

  const change = async ({ nodeId, vassalage, gameType }: Game, wanted: boolean) => {
    const known = client.getQueryData(liked.queryKey)
    if (wanted && known?.nodeIds.includes(nodeId)) return
    await client.cancelQueries({ queryKey: liked.queryKey })
    mark(nodeId, wanted)
    try {
      await (wanted ? addFavorite({ nodeId, vendor: vassalage, gameType }) : removeFavorite(nodeId))
      if (!known) await client.invalidateQueries({ queryKey: liked.queryKey })
    } catch (thrown) {
      mark(nodeId, !wanted)
      toast.show({ tone: 'danger', message: t(`error.${errorKey(asApiError(thrown))}`) })
    }
  }

  return {
    mayPlay,
    favorites: new Set(visitor.isLogin ? ids.data?.nodeIds : []),
    play(game) {
      if (game.isGame === 'VASSALAGE') void navigate(vendorPath(game.gameType, game.vassalage))
      else if (mayPlay()) void navigate(`/game/${game.nodeId}`)
    },
    demo(game) {
      const open = visitor.isLogin || config.data?.jurisdiction.demoBeforeLogin !== false
      if (open) void navigate(`/game/${game.nodeId}?demo=1`)
      else void popup.open('login')
    },
    setFavorite(game, wanted) {
      if (!visitor.isLogin) void popup.open('login')
      else atMostOnceASecond(() => change(game, wanted))
    },
  }
}
