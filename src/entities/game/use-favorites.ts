import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { addFavorite, type GameType, gameQueries, removeFavorite } from '#api/games/games.ts'
import { asApiError } from '#api/transport/error.ts'
import { errorKey } from '#api/transport/error-key.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { throttle } from '#lib/throttle.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { useToken } from '#session/store.ts'
import { useVisitor } from '#session/visitor.ts'
import { toast } from '#ui/toast/toast-store.ts'

/** GAM-13. */
export const FAVORITE_THROTTLE_MS = 1000

export interface LikedGame {
  readonly nodeId: number
  readonly vassalage: string
  readonly gameType: GameType
}

export interface Favorites {
  /** Node ids; empty for guests. */
  readonly favorites: ReadonlySet<number>
  /** True when the favourites are loaded, or the visitor is not logged in. */
  readonly favoritesReady: boolean
  /** The query of the favourites when it failed and nothing is here; null otherwise. */
  readonly favoritesFailure: {
    readonly error: Error | null
    readonly refetch: () => Promise<unknown>
  } | null
  readonly setFavorite: (game: LikedGame, liked: boolean) => void
}

const NONE: readonly number[] = []

/**
 * The favourites of this visitor. A change shows at once and is sent; when it fails it
 * is taken back with a message. Guests are asked to log in.
 */
export function useFavorites(): Favorites {
  const { t } = useTranslation('common')
  const popup = usePopup()
  const visitor = useVisitor()
  const token = useToken()
  const client = useQueryClient()
  const favoriteIds = gameQueries.favoriteIds(token ?? '')
  const query = useQuery({ ...favoriteIds, enabled: visitor.isLogin })
  const nodeIds = visitor.isLogin ? (query.data?.nodeIds ?? NONE) : NONE
  const favorites: ReadonlySet<number> = useMemo(() => new Set(nodeIds), [nodeIds])
  const [atMostOnceASecond] = useState(() =>
    throttle(FAVORITE_THROTTLE_MS, (run: () => Promise<void>) => void run()),
  )

  const mark = (nodeId: number, liked: boolean) =>
    client.setQueryData(favoriteIds.queryKey, (now) => {
      const others = (now?.nodeIds ?? []).filter((id) => id !== nodeId)
      return { nodeIds: liked ? [...others, nodeId] : others }
    })

  const change = async ({ nodeId, vassalage, gameType }: LikedGame, liked: boolean) => {
    const known = client.getQueryData(favoriteIds.queryKey)
    if (liked && known?.nodeIds.includes(nodeId)) return
    await client.cancelQueries({ queryKey: favoriteIds.queryKey })
    mark(nodeId, liked)
    try {
      await (liked ? addFavorite({ nodeId, vendor: vassalage, gameType }) : removeFavorite(nodeId))
      if (!known) await client.invalidateQueries({ queryKey: favoriteIds.queryKey })
    } catch (thrown) {
      mark(nodeId, !liked)
      toast.show({ tone: 'danger', message: t(`error.${errorKey(asApiError(thrown))}`) })
      // A single id on top of a list that has not been loaded is not the list.
      if (!known) await client.resetQueries({ queryKey: favoriteIds.queryKey })
    }
  }

  return {
    favorites,
    favoritesReady: visitor.isLogin ? query.data !== undefined : !visitor.pending,
    favoritesFailure: query.error && !query.data ? query : null,
    setFavorite(game, liked) {
      if (!visitor.isLogin) void popup.open('login')
      else atMostOnceASecond(() => change(game, liked))
    },
  }
}
