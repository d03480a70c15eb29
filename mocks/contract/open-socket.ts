import { parseFrame, type SocketFrame } from '#mocks/world/core/frames.ts'
import type { World } from '#mocks/world/world-types.ts'
import { authenticateToken } from './authenticate.ts'
import { mustChangePassword } from './gates.ts'

/** Close codes of the contract: the tag `socket` of openapi/portal.yaml. */
const TOKEN_NOT_GOOD = 4401
const PASSWORD_FIRST = 4403
const MAINTENANCE = 4503

/** The longest time a timer can wait. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/** The server's end of a page's socket, in any runtime. */
interface Line {
  send(text: string): void
  close(code: number, reason: string): void
}

/** A line that records its frames. `left` is called when the page has closed it. */
function notedLine(world: World, memberId: number | null, line: Line) {
  const note = (frame: Pick<SocketFrame, 'does' | 'name' | 'body'>) =>
    world.sockets.frames.add({ at: world.clock.now(), memberId, ...frame })
  let open = memberId !== null
  if (open) note({ does: 'opened', name: 'socket' })
  return {
    send(text: string) {
      note({ does: 'received', ...parseFrame(text) })
      line.send(text)
    },
    close(code: number, reason: string) {
      open = false
      note({ does: 'closed', name: `${code} ${reason}` })
      line.close(code, reason)
    },
    left() {
      if (open) note({ does: 'closed', name: 'by the page' })
      open = false
    },
  }
}

/**
 * Sends a page the events of its member while its session lasts. Closes a socket at once if its token is invalid,
 * its member must change the password first, or it opens during maintenance. Resolves to a function that closes the
 * socket from the page's side.
 */
export async function openSocket(
  world: World,
  token: string | null,
  bare: Line,
): Promise<() => void> {
  await world.ready
  const { session, member } = await world.inTurn(async () => authenticateToken(world, token))
  const line = notedLine(world, session?.memberId ?? null, bare)
  let timer: ReturnType<typeof setTimeout> | undefined
  let looking = false
  const leaving: (() => void)[] = [() => clearTimeout(timer)]
  const leave = () => {
    for (const step of leaving.splice(0)) step()
  }
  const end = (code: number, reason: string) => {
    leave()
    line.close(code, reason)
  }
  const endSession = () => end(TOKEN_NOT_GOOD, 'The session is over.')
  const expiresIn = () => (session?.expiresAt ?? Number.POSITIVE_INFINITY) - world.clock.now()

  const look = () => {
    looking = false
    if (leaving.length === 0) return
    const row = session && world.db.sessions.find({ token: session.token })
    if (world.status().maintenance) return end(MAINTENANCE, 'Maintenance.')
    if (!row || row.ended !== null || expiresIn() <= 0) return endSession()
    const now = world.db.members.find({ id: row.memberId }) ?? member
    if (mustChangePassword(world, row, now))
      return end(PASSWORD_FIRST, 'The password must be changed first.')
    clearTimeout(timer)
    if (!world.clock.frozen && Number.isFinite(expiresIn())) {
      timer = setTimeout(lookInTurn, Math.min(expiresIn(), MAX_TIMEOUT_MS))
    }
  }
  // In the queue of calls, because a running call may have removed the session's row for a moment.
  const lookInTurn = () => {
    if (looking) return
    looking = true
    void world.inTurn(async () => look(), 'page')
  }

  look()
  if (!session || leaving.length === 0) return leave
  leaving.push(
    world.onChange(lookInTurn),
    world.sockets.add({
      memberId: session.memberId,
      send: (text) => (expiresIn() <= 0 ? endSession() : line.send(text)),
      close: line.close,
    }),
  )
  return () => {
    line.left()
    leave()
  }
}
