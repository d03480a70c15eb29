import { useSyncExternalStore } from 'react'

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
const INPUTS = 'input, textarea, select, iframe, [contenteditable="true"]'

const canInterrupt = (): boolean =>
  document.querySelector(OVERLAYS) === null && document.activeElement?.matches(INPUTS) !== true

function subscribe(listener: () => void): () => void {
  // Overlays are children of the body.
  const overlays = new MutationObserver(listener)
  overlays.observe(document.body, { childList: true })
  // While focusout is dispatched, the field still has the focus.
  const onFocusOut = () => queueMicrotask(listener)
  document.addEventListener('focusout', onFocusOut)
  return () => {
    overlays.disconnect()
    document.removeEventListener('focusout', onFocusOut)
  }
}

/** Whether a dialog may open by itself: false while an overlay is open or the visitor is typing. */
export const useCanInterrupt = (): boolean => useSyncExternalStore(subscribe, canInterrupt)
