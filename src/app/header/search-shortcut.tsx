import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { href } from '../../patterns/routing/href.ts'
import { isSlash } from '../../ui/search-field/use-slash-shortcut.ts'
import { useRoute } from '../routing/use-route.ts'

/** `/` on a page without a search field of its own leads to that of the games; never out of a game or a dialog. */
export function SearchShortcut() {
  const navigate = useNavigate()
  const { frame, game } = useRoute()
  const applies = frame === 'player' && !game
  useEffect(() => {
    if (!applies) return
    const onKey = (event: KeyboardEvent) => {
      if (!isSlash(event) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      void navigate(href('/rng'), { state: { search: true } })
    }
    // On the window: a field on the page, which listens on the document, comes first.
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [applies, navigate])
  return null
}
