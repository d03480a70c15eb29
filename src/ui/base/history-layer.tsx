import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { useLatest } from './use-latest.ts'

/** Adds an entry to the history, on which Back calls `close`. Returns what takes the entry out again. */
export type EnterLayer = (close: () => void) => () => void

const Enter = createContext<EnterLayer | null>(null)
const InAddress = createContext(false)

/** Gives the overlays below it their history. Without it they have none. */
export const HistoryLayerProvider = Enter.Provider

/** An overlay that the address opens, so that it already has its entry. The overlays in it have their own. */
export const OpenedByAddress = ({ children }: { children: ReactNode }) => (
  <InAddress value={true}>{children}</InAddress>
)

/** Around the content of an overlay. */
export const WithinOverlay = ({ children }: { children: ReactNode }) => (
  <InAddress value={false}>{children}</InAddress>
)

/** Makes an open overlay an entry of the history, so that Back closes it and does not leave the page. */
export function useHistoryLayer(open: boolean, close: () => void, inAddress = false): void {
  const enter = useContext(Enter)
  const opened = useContext(InAddress) || inAddress
  const latest = useLatest(close)
  useEffect(() => {
    if (open && enter && !opened) return enter(() => latest.current())
    return undefined
  }, [open, enter, opened, latest])
}
