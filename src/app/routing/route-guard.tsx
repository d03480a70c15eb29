import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useToken } from '../../session/store.ts'
import { useVisitor, type Visitor } from '../../session/visitor.ts'
import type { PathFacts } from './paths.ts'

interface Asking {
  readonly facts: PathFacts
  readonly search: string
  readonly token: string | null
  readonly visitor: Pick<Visitor, 'isAgent' | 'isTrial' | 'pending' | 'lost'>
}

/** Where a visitor must go instead, or null to stay (RTE-05..09, RTE-36, RTE-37, ROL-11, D-017..D-019). */
export function redirectOf({ facts, search, token, visitor }: Asking): string | null {
  if (facts.popup) {
    const registers = facts.popup === 'register'
    if (token && registers && visitor.pending) return null
    if (token && !(registers && visitor.isTrial)) return '/'
    const params = new URLSearchParams(search)
    params.set('popup', facts.popup)
    return `/?${params}`
  }
  if (facts.screen === 'agent-home') {
    return token && (visitor.pending || visitor.lost || visitor.isAgent) ? null : '/agent'
  }
  if (facts.screen === 'agent-login') return visitor.isAgent ? '/agentHome' : null
  if (facts.title === 'member' && visitor.isTrial) return '/?popup=real-account'
  return facts.auth && !token ? '/login' : null
}

/** Lets a visitor through or sends them on; the wanted page is never shown meanwhile. */
export function RouteGuard({ facts, children }: { facts: PathFacts; children: ReactNode }) {
  const { search } = useLocation()
  const token = useToken()
  const visitor = useVisitor()
  const target = redirectOf({ facts, search, token, visitor })
  return target ? <Navigate to={target} replace /> : children
}
