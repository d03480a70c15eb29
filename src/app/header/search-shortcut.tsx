import { useEffect, useEffectEvent } from 'react'
import { usePopup } from '#patterns/routing/popup.ts'
import { isSlash } from '#ui/search-field/use-slash-shortcut.ts'
import { useRoute } from '../routing/use-route.ts'

const isCtrlK = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

/** Ctrl+K, and `/` on a page without its own search field, open the portal's search; never over a game or a dialog. */
export function SearchShortcut() {
  const { frame, game } = useRoute()
  const { open } = usePopup()
  const applies = frame === 'player' && !game
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(isSlash(event) || isCtrlK(event))) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    event.preventDefault()
    void open('search')
  })
  useEffect(() => {
    if (!applies) return
    // On the window, so that a search field of the page, which listens on the document, gets the key first.
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [applies])
  return null
}
