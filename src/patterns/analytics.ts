/** D-089: what an analytics service may hear: names of pages and games, never anything of a person. */
export type AnalyticsEvent =
  | { readonly name: 'page_view'; readonly page: string }
  | { readonly name: 'launch'; readonly game: number; readonly demo: boolean }

type Listener = (event: AnalyticsEvent) => void
let listener: Listener | null = null

/** Tells what happened, if anybody listens; nothing is kept for one who comes later. */
export const track = (event: AnalyticsEvent): void => listener?.(event)

/** Listens, in place of whoever did before. Answers how to stop. */
export function onAnalyticsEvent(next: Listener): () => void {
  listener = next
  return () => {
    if (listener === next) listener = null
  }
}
