import { useLocation, useNavigate } from 'react-router-dom'
import { anchorOf } from '../model.ts'

/** RTE-12: what is open stands in the address, which is rewritten, so that Back leaves the help. */
export function useAnchor() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const to = (anchor: string) => ({ pathname, search, hash: anchor ? `#${anchor}` : '' })
  return {
    anchor: anchorOf(hash),
    pathname,
    /** For links: the address of an article over this page. */
    linkTo: (anchor: string) => ({ to: to(anchor), state, replace: true }),
    go: (anchor: string) => navigate(to(anchor), { state, replace: true }),
  }
}
