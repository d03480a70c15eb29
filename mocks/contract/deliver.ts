import type { Fault } from '#mocks/faults/fault.ts'
import { wait } from './apply-fault.ts'

/** Faults in the delivery of a request or of its answer. The handler runs. */
const ON_THE_WAY = ['hollow', 'lost', 'truncated', 'drip', 'slow', 'stale', 'duplicate'] as const
export type DeliveryFault = Extract<Fault, { kind: (typeof ON_THE_WAY)[number] }>

/** Whether the handler runs in spite of a fault. */
export const isDelivery = (fault: Fault): fault is DeliveryFault =>
  ON_THE_WAY.some((kind) => kind === fault.kind)

/** How long a message is delayed, in real milliseconds. */
export const HELD_MS = 3000
const PIECES = 8

function dripping(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  const size = Math.max(1, Math.ceil(bytes.length / PIECES))
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      controller.enqueue(bytes.slice(at, at + size))
      at += size
      if (at >= bytes.length) controller.close()
      else await wait(HELD_MS / PIECES)
    },
  })
}

/** The answer that arrives under a delivery fault. */
export async function delivered(
  fault: DeliveryFault | undefined,
  response: Response,
  signal: AbortSignal,
): Promise<Response> {
  if (fault?.kind === 'stale') await wait(HELD_MS, signal)
  if (fault?.kind !== 'truncated' && fault?.kind !== 'drip') return response
  const text = await response.text()
  const { status, headers } = response
  const body = fault.kind === 'drip' ? dripping(text) : text.slice(0, Math.floor(text.length / 2))
  return new Response(body, { status, headers })
}
