import { useLocation, useNavigate } from 'react-router'
import { parseAnchor } from '../model.ts'

/** The open article is the hash of the address. It is replaced, so that Back leaves the help. */
export function useAnchor() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const to = (anchor: string) => ({ pathname, search, hash: anchor ? `#${anchor}` : '' })
  return {
    anchor: parseAnchor(hash),
    pathname,
    /** Link props that open an article over this page. */
    linkTo: (anchor: string) => ({ to: to(anchor), state, replace: true }),
    go: (anchor: string) => navigate(to(anchor), { state, replace: true }),
  }
}
