import type { Member, Session } from '#mocks/world/core/tables.ts'
import type { World } from '#mocks/world/world-types.ts'

interface AuthResult {
  readonly session: Session | null
  readonly member: Member | null
  /** The reason why there is no session. */
  readonly code: 'session.expired' | 'session.kicked'
}

/** The session of a token. One that has run out is ended when time is settled. */
export function authenticateToken(world: World, token: string | null): AuthResult {
  const nobody: AuthResult = { session: null, member: null, code: 'session.expired' }
  const session = token ? world.db.sessions.find({ token }) : undefined
  if (!session) return nobody
  if (session.ended === 'kicked') return { ...nobody, code: 'session.kicked' }
  if (session.ended) return nobody
  if (session.expiresAt !== null && session.expiresAt <= world.clock.now()) return nobody
  const member = world.db.members.find({ id: session.memberId })
  return member ? { session, member, code: 'session.expired' } : nobody
}

/** The session of a request, by its token header. */
export const authenticate = (world: World, request: Request): AuthResult =>
  authenticateToken(world, request.headers.get('x-session-token'))
