import '#mocks/world/core/no-eval.ts'
import { z } from 'zod'
import type { Fault } from '#mocks/faults/fault.ts'
import { formatFaults } from '#mocks/faults/fault-rule.ts'
import { formatLink } from '#mocks/scenarios/link.ts'
import type { World } from '#mocks/world/world-types.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { disconnect, isDisconnected } from './disconnect.ts'
import { realTab } from './real-storage.ts'

const KEY = 'portal-mock:controls'

const isOperation = (name: unknown): name is OperationId =>
  typeof name === 'string' && Object.hasOwn(operations, name)
/** Only a page of this tab writes them. */
const isFault = (value: unknown): value is Fault | null =>
  value === null || (typeof value === 'object' && 'kind' in value)

const schema = z.object({
  link: z.string(),
  faults: z.array(z.tuple([z.custom<OperationId>(isOperation), z.custom<Fault | null>(isFault)])),
  latency: z
    .object({ min: z.number(), max: z.number(), drip: z.literal(true).optional() })
    .nullable(),
  disconnected: z.boolean(),
  breakpoints: z.array(
    z.object({ target: z.string(), point: z.enum(['request', 'answer']), seconds: z.number() }),
  ),
  faultMemory: z.array(
    z.tuple([z.string(), z.object({ failures: z.number(), since: z.number() })]),
  ),
})

function take(): z.output<typeof schema> | undefined {
  const text = realTab.get(KEY) ?? ''
  realTab.remove(KEY)
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function restore(world: World): void {
  const data = take()
  if (!data || data.link !== formatLink(world.link)) return
  for (const [operation, fault] of data.faults) world.faults.set(operation, fault)
  for (const [text, memory] of data.faultMemory) {
    const fault = world.faultRules.find((rule) => formatFaults([rule]) === text)?.fault
    if (fault?.kind === 'profile') world.faultMemory.set(fault, memory)
  }
  for (const { target, point, seconds } of data.breakpoints) world.hold(target, point, seconds)
  world.latency = data.latency
  disconnect(world, data.disconnected)
}

/**
 * Keeps settings made by hand in this tab over a reload: faults of operations, custom answers, breakpoints, the
 * network, what the profiles of faults have seen. Returns a function that stops it.
 */
export function saveControls(world: World): () => void {
  restore(world)
  const keep = () => {
    const { link, faults, faultRules, faultMemory, latency, breakpoints } = world
    const kept: z.input<typeof schema> = {
      link: formatLink(link),
      faults: [...faults],
      latency,
      disconnected: isDisconnected(world),
      breakpoints: [...breakpoints.list()],
      faultMemory: faultRules.flatMap((rule) => {
        const memory = rule.fault.kind === 'profile' && faultMemory.get(rule.fault)
        return memory ? [[formatFaults([rule]), memory] as const] : []
      }),
    }
    try {
      realTab.set(KEY, JSON.stringify(kept))
    } catch {
      // Without storage they live as long as the page.
    }
  }
  addEventListener('pagehide', keep)
  return () => removeEventListener('pagehide', keep)
}
