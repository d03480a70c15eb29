import { useSyncExternalStore } from 'react'

const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
const TYPING = 'input, textarea, select, iframe, [contenteditable="true"]'

/** False while something lies over the page, or somebody is typing. */
const isFree = (): boolean =>
  document.querySelector(OVER) === null && document.activeElement?.matches(TYPING) !== true

function subscribe(hear: () => void): () => void {
  // What lies over the page is a child of the body.
  const layers = new MutationObserver(hear)
  layers.observe(document.body, { childList: true })
  // While focusout is told, the field still has the focus.
  const later = () => queueMicrotask(hear)
  document.addEventListener('focusout', later)
  return () => {
    layers.disconnect()
    document.removeEventListener('focusout', later)
  }
}

/** Whether something may open by itself right now, live. */
export const useFreePage = (): boolean => useSyncExternalStore(subscribe, isFree)
