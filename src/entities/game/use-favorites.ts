import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { addFavorite, type GameType, gameQueries, removeFavorite } from '../../api/games.ts'
import { throttle } from '../../lib/throttle.ts'
import { usePopup } from '../../patterns/routing/popup.ts'
import { useToken } from '../../session/store.ts'
import { useVisitor } from '../../session/visitor.ts'

/** GAM-13. */
export const FAVORITE_THROTTLE_MS = 1000

export interface LikedGame {
  readonly nodeId: number
  readonly vassalage: string
  readonly gameType: GameType
}

const NONE: readonly number[] = []

/**
 * GAM-10..13, D-045: what this visitor likes. A change shows at once, is sent, and is taken back
 * with `refused` when the server will not have it; guests are asked to log in.
 */
export function useFavorites(refused: (error: unknown) => void) {
  const popup = usePopup()
  const visitor = useVisitor()
  const token = useToken()
  const client = useQueryClient()
  const liked = gameQueries.favoriteIds(token ?? '')
  const ids = useQuery({ ...liked, enabled: visitor.isLogin })
  const nodeIds = visitor.isLogin ? (ids.data?.nodeIds ?? NONE) : NONE
  const favorites: ReadonlySet<number> = useMemo(() => new Set(nodeIds), [nodeIds])
  const [atMostOnceASecond] = useState(() =>
    throttle(FAVORITE_THROTTLE_MS, (run: () => Promise<void>) => void run()),
  )

  const mark = (nodeId: number, wanted: boolean) =>
    client.setQueryData(liked.queryKey, (now) => {
      const others = (now?.nodeIds ?? []).filter((id) => id !== nodeId)
      return { nodeIds: wanted ? [...others, nodeId] : others }
    })

  const change = async ({ nodeId, vassalage, gameType }: LikedGame, wanted: boolean) => {
    const known = client.getQueryData(liked.queryKey)
    if (wanted && known?.nodeIds.includes(nodeId)) return
    await client.cancelQueries({ queryKey: liked.queryKey })
    mark(nodeId, wanted)
    try {
      await (wanted ? addFavorite({ nodeId, vendor: vassalage, gameType }) : removeFavorite(nodeId))
      if (!known) await client.invalidateQueries({ queryKey: liked.queryKey })
    } catch (thrown) {
      mark(nodeId, !wanted)
      refused(thrown)
      // One heart more or less of a list that nobody has seen is no list.
      if (!known) await client.resetQueries({ queryKey: liked.queryKey })
    }
  }

  const setFavorite = (game: LikedGame, wanted: boolean) => {
    if (!visitor.isLogin) void popup.open('login')
    else atMostOnceASecond(() => change(game, wanted))
  }
  /** The favourites have their answer, or there is nobody to have some. */
  const known = visitor.isLogin ? ids.data !== undefined : !visitor.pending
  /** Why they are not here, and how to ask again. */
  const missing = ids.error && !ids.data ? ids : null
  return { favorites, known, missing, setFavorite }
}
