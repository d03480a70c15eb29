import type { Fault } from '#mocks/faults/fault.ts'
import { wait } from './apply-fault.ts'

/** Faults in the delivery of a request or of its answer. The handler runs. */
const DELIVERY_FAULTS = [
  'hollow',
  'lost',
  'truncated',
  'drip',
  'slow',
  'stale',
  'duplicate',
] as const
export type DeliveryFault = Extract<Fault, { kind: (typeof DELIVERY_FAULTS)[number] }>

/** Whether the handler runs in spite of a fault. */
export const isDelivery = (fault: Fault): fault is DeliveryFault =>
  DELIVERY_FAULTS.some((kind) => kind === fault.kind)

/** How long a message is delayed, in real milliseconds. */
export const SLOW_DELIVERY_MS = 3000
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
      else await wait(SLOW_DELIVERY_MS / PIECES)
    },
  })
}

/** The answer that arrives under a delivery fault. */
export async function deliver(
  fault: DeliveryFault | undefined,
  response: Response,
  signal: AbortSignal,
): Promise<Response> {
  if (fault?.kind === 'stale') await wait(SLOW_DELIVERY_MS, signal)
  if (fault?.kind !== 'truncated' && fault?.kind !== 'drip') return response
  const text = await response.text()
  const { status, headers } = response
  const body = fault.kind === 'drip' ? dripping(text) : text.slice(0, Math.floor(text.length / 2))
  return new Response(body, { status, headers })
}
