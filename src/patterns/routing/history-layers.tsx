import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router'
import { isRecord } from '#lib/read.ts'
import { type EnterLayer, HistoryLayerProvider } from '#ui/base/history-layer.tsx'
import { useLatest } from '#ui/base/use-latest.ts'
import { goBack, historyIndex, parseLayers, whenStill } from './previous.ts'

interface Layer {
  readonly close: () => void
  /** The address that it was opened at, and the one that it has changed to. */
  readonly from: string
  at: string
}

/**
 * A dialog that is still open this many ms after Back, for example while its write is under way, gets its entry again.
 */
const KEPT_OPEN_MS = 100

const addressOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  pathname + search + hash

/** The layer whose own entry a state is of. */
const ownLayerOf = (state: unknown): string | null =>
  isRecord(state) && typeof state.layer === 'string' ? state.layer : null

const withoutLayer = (state: unknown) =>
  isRecord(state) ? { ...state, layer: undefined, layers: parseLayers(state).slice(0, -1) } : state

/** Numbers of an earlier load of the page, whose entries are still there, are others. */
const load = performance.timeOrigin
let last = 0

/**
 * Gives each overlay that is not in the address its own entry in the history, at the same address. Back closes the
 * overlay, and closing it takes the entry out. An entry whose overlay is gone, as after a reload, is skipped.
 */
export function HistoryLayers({ children }: { children: ReactNode }) {
  const location = useLocation()
  const navigate = useNavigate()
  const kind = useNavigationType()
  const live = useRef(new Map<string, Layer>())
  const router = useLatest({ location, navigate })

  /** The current entry. The router's may be late: it renders in a transition. */
  const current = useCallback(() => {
    const inMemory = historyIndex() === null
    const { location } = router.current
    const entry: unknown = window.history.state
    const stored = isRecord(entry) ? entry.usr : null
    const state: unknown = inMemory ? location.state : stored
    return { address: addressOf(inMemory ? location : window.location), state }
  }, [router])

  const push = useCallback(
    (id: string, close: () => void) => {
      const { address, state } = current()
      live.current.set(id, { close, from: address, at: address })
      const kept = isRecord(state) ? state : {}
      void router.current.navigate(address, {
        state: { ...kept, layer: id, layers: [...parseLayers(state), id] },
      })
    },
    [router, current],
  )

  const enter: EnterLayer = useCallback(
    (close) => {
      last += 1
      const id = `${load}-${last}`
      let open = true
      // An effect that React runs twice, or a dialog that closes at once, leaves no trace.
      queueMicrotask(() => whenStill(() => open && push(id, close)))
      return () => {
        open = false
        const layer = live.current.get(id)
        live.current.delete(id)
        if (!layer) return
        whenStill(() => {
          const { address, state } = current()
          const { navigate } = router.current
          if (ownLayerOf(state) !== id) return
          if (address === layer.from) goBack(navigate, () => -1)
          else void navigate(address, { replace: true, state: withoutLayer(state) })
        })
      }
    },
    [router, current, push],
  )

  /** Closes the overlays that the current entry does not have. */
  const leave = useCallback(() => {
    const { address, state } = current()
    const gone = [...live.current].filter(([id]) => !parseLayers(state).includes(id)).reverse()
    for (const [id, { close, from, at }] of gone) {
      close()
      // Keep a selection made in the overlay, as its button would.
      if (address === from && at !== from) {
        void router.current.navigate(at, { replace: true, state })
      }
      setTimeout(() => live.current.has(id) && push(id, close), KEPT_OPEN_MS)
    }
  }, [router, current, push])

  useEffect(() => {
    const { state } = location
    const { navigate } = router.current
    const address = addressOf(location)
    const own = ownLayerOf(state)
    const layer = own === null ? undefined : live.current.get(own)
    if (layer) layer.at = address
    if (kind !== 'POP') return
    if (own !== null && !layer) {
      goBack(navigate, () => (ownLayerOf(current().state) === own ? -1 : 0))
      return
    }
    if (historyIndex() === null) leave()
  }, [location, kind, router, current, leave])

  // At once: a Back that comes before the entry was rendered changes nothing that the router would show.
  useEffect(() => {
    window.addEventListener('popstate', leave)
    return () => window.removeEventListener('popstate', leave)
  }, [leave])

  return <HistoryLayerProvider value={enter}>{children}</HistoryLayerProvider>
}
