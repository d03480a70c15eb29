/**
 * Opens a window within the click and removes its access to this page before it navigates; null when the browser
 * refuses it. Shows `words` until it has an address.
 */
export function openBlankWindow(words: string): Window | null {
  const opened = window.open('about:blank', '_blank')
  if (!opened || opened.closed) return null
  opened.opener = null
  opened.document.title = words
  opened.document.body.textContent = words
  return opened
}
