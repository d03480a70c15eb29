/**
 * A window opened while the click still counts, and cut off from us before it goes anywhere; null when
 * the browser refuses it. `words` stand in it until it has an address.
 */
export function openBlank(words: string): Window | null {
  const opened = window.open('about:blank', '_blank')
  if (!opened || opened.closed) return null
  opened.opener = null
  opened.document.title = words
  opened.document.body.textContent = words
  return opened
}
