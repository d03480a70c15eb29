import { createFrameLog, type FrameLog } from './frames.ts'

/** One open socket of a page. */
interface Connection {
  readonly memberId: number | null
  send(text: string): void
  close(code: number, reason: string): void
}

/** The open sockets of one world. */
export interface SocketHub {
  readonly size: number
  /** The frames sent through the sockets. */
  readonly frames: FrameLog
  add(connection: Connection): () => void
  /** To the sockets of one member, or to all. */
  send(text: string, memberId?: number): void
  /** Closes the sockets of one member, or all. */
  close(memberId: number | null, code: number, reason: string): void
}

/** An empty hub. */
export function createSocketHub(): SocketHub {
  const connections = new Set<Connection>()
  const of = (memberId?: number) =>
    [...connections].filter((one) => memberId === undefined || one.memberId === memberId)
  return {
    get size() {
      return connections.size
    },
    frames: createFrameLog(),
    add(connection) {
      connections.add(connection)
      return () => connections.delete(connection)
    },
    send(text, memberId) {
      for (const connection of of(memberId)) connection.send(text)
    },
    close(memberId, code, reason) {
      for (const connection of of(memberId ?? undefined)) {
        connections.delete(connection)
        connection.close(code, reason)
      }
    },
  }
}
