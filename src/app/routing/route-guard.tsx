import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Route } from '#patterns/routing/define-route.ts'
import { parsePopup, withPopup } from '#patterns/routing/popup.ts'
import { useExpiry } from '#session/expiry.ts'
import { session, useToken } from '#session/store.ts'
import { useVisitor, type Visitor } from '#session/visitor.ts'

interface Request {
  readonly route: Pick<Route, 'auth' | 'roles' | 'popup'>
  readonly search: string
  readonly token: string | null
  readonly visitor: Pick<Visitor, 'role' | 'pending' | 'lost' | 'mustChangePassword'>
}

/** Pop-ups allowed while the password must be changed: another login, and the logout. */
const BESIDE_CHANGE: ReadonlySet<string | null> = new Set(['change-password', 'login', 'logout'])

/** Where to redirect a visitor, or null to stay (RTE-05..09, RTE-36, RTE-37, ROL-11, AUT-25, D-017..D-019). */
export function getRedirect({ route, search, token, visitor }: Request): string | null {
  const { auth, roles, popup } = route
  if (visitor.mustChangePassword)
    return BESIDE_CHANGE.has(parsePopup(search)) ? null : withPopup(search, 'change-password')
  // No redirect while the owner of the token is unknown.
  const unknown = token !== null && (visitor.pending || visitor.lost)
  if (popup) {
    const params = new URLSearchParams(search)
    params.set('popup', popup.name)
    const shown = `/?${params}`
    if (token === null) return shown
    if (popup.for.length > 0 && visitor.pending) return null
    return popup.for.includes(visitor.role) ? shown : '/'
  }
  if (auth !== null && token === null) return auth
  return unknown ? null : (roles[visitor.role] ?? null)
}

/**
 * Shows a page to visitors who may see it and redirects the others before anything is rendered. An address that
 * opens a pop-up has the home page behind it, which stays mounted. While a change of password is required,
 * its pop-up covers every page, and a private page behind it stays empty.
 */
export function RouteGuard({ route, children }: { route: Route; children: ReactNode }) {
  const { pathname, search, state } = useLocation()
  const token = useToken()
  const expiry = useExpiry()
  const visitor = useVisitor()
  const target = getRedirect({ route, search, token, visitor })
  // Where the login leads. After an expired session it leads to where that session was, or home.
  const returns = route.returns && target === route.auth && expiry === null
  const returnAddress = returns ? pathname + search : null
  const kept = route.popup ? state : null
  const navigate = useNavigate()
  useEffect(() => {
    // Read again from the store, because a logout navigates and ends the session in one step.
    if (!target || (visitor.mustChangePassword && !session.get('token'))) return
    void navigate(target, { replace: true, state: returnAddress ? { returnAddress } : kept })
  }, [target, visitor.mustChangePassword, returnAddress, kept, navigate])
  return (target && !route.popup) || (visitor.mustChangePassword && route.auth) ? null : children
}
