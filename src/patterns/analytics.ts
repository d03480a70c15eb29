/** Events that an analytics service may receive: names of pages and games, never personal data. */
export type AnalyticsEvent =
  | { readonly name: 'page_view'; readonly page: string }
  | { readonly name: 'launch'; readonly game: number; readonly demo: boolean }

type Listener = (event: AnalyticsEvent) => void
let listener: Listener | null = null

/** Reports an event to the listener, if there is one. Events are not kept for later listeners. */
export const track = (event: AnalyticsEvent): void => listener?.(event)

/** Sets the listener and replaces the previous one. Returns the function that removes it. */
export function onAnalyticsEvent(next: Listener): () => void {
  listener = next
  return () => {
    if (listener === next) listener = null
  }
}
