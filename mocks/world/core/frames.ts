import { createEmitter } from './emitter.ts'

/** Something that passed through a socket, in the words of the page. */
export interface SocketFrame {
  /** World time, epoch ms. */
  readonly at: number
  readonly does: 'opened' | 'received' | 'sent' | 'closed'
  /** The member of the socket; null for a guest's. */
  readonly memberId: number | null
  /** The event's name, or why the socket was closed. */
  readonly name: string
  /** The frame as JSON, or as the text that it is. */
  readonly body?: unknown
}

/** The last frames of a world's sockets, newest last. */
export interface FrameLog {
  entries(): readonly SocketFrame[]
  add(frame: SocketFrame): void
  clear(): void
  onAdd(listener: (frame: SocketFrame) => void): () => void
}

export function createFrameLog(size = 200): FrameLog {
  const added = createEmitter<SocketFrame>()
  let entries: readonly SocketFrame[] = []
  return {
    entries: () => entries,
    add(frame) {
      entries = [...entries.slice(1 - size), frame]
      added.emit(frame)
    },
    clear() {
      entries = []
    },
    onAdd: added.on,
  }
}

/** Parses a text sent through a socket into its event's name and content. */
export function parseFrame(text: string): Pick<SocketFrame, 'name' | 'body'> {
  try {
    const body: unknown = JSON.parse(text)
    const name = typeof body === 'object' && body !== null && 'type' in body ? body.type : 'JSON'
    return { name: String(name), body }
  } catch {
    return { name: 'text', body: text }
  }
}
