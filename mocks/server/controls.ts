import { formatFaults, parseFaults } from '../faults/fault-rule.ts'
import { formatWhole, LINK_PARTS, type LinkInput } from '../scenarios/link.ts'
import { scenarios } from '../scenarios/registry.ts'
import type { World } from '../world/world-types.ts'
import type { Worlds } from './worlds.ts'

const refuse = (status: number, message: string) => Response.json({ message }, { status })

function textOf([part, value]: [string, unknown]): [string, string] {
  if (!LINK_PARTS.some((each) => each === part)) {
    throw new TypeError(`There is no "${part}" in a world; there are ${LINK_PARTS.join(', ')}.`)
  }
  if (typeof value === 'string' || typeof value === 'number') return [part, String(value)]
  throw new TypeError(`"${part}" must be a text or a number, not ${JSON.stringify(value)}.`)
}

async function linkOf(request: Request): Promise<LinkInput> {
  const body: unknown = await request.json().catch(() => null)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new TypeError(
      'The body must be an object: {"scenario": "member+slow", "seed": 7, "clock": "..."}.',
    )
  }
  return Object.fromEntries(Object.entries(body).map(textOf))
}

const textIn = (body: unknown, name: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null
  if (typeof value === 'string') return value
  throw new TypeError(`The body must be an object with a text "${name}".`)
}

/** What changes a world that goes on; each answers with how it is now. Throws a sentence. */
const CHANGES: Readonly<Record<string, (world: World, body: unknown) => unknown>> = {
  /** `{"fault": "getBalance:503*1"}`; an empty text lifts all. */
  'PUT /__mock/faults': (world, body) => {
    world.faultRules = parseFaults(textIn(body, 'fault'))
    return { fault: formatFaults(world.faultRules) }
  },
  /** `{"set": "2026-11-20T09:00:00Z"}` or `{"advance": "90m"}`. */
  'PUT /__mock/clock': ({ clock }, body) => {
    if (typeof body === 'object' && body !== null && 'advance' in body)
      clock.advance(textIn(body, 'advance'))
    else clock.set(textIn(body, 'set'))
    return { now: clock.now() }
  },
  'PUT /__mock/snapshot': async (world, body) => {
    await world.restore(body)
    return { link: formatWhole(world.link) }
  },
}

/** The control API below /__mock/. The header `x-mock-session` selects the world. */
export async function controls(worlds: Worlds, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const session = request.headers.get('x-mock-session')
  const call = `${request.method} ${pathname}`
  if (call === 'GET /__mock/scenarios') {
    return Response.json(scenarios.map(({ name, says }) => ({ name, says })))
  }
  if (call === 'GET /__mock/log') return Response.json(worlds.of(session).log.entries())
  if (call === 'GET /__mock/world') {
    const world = worlds.of(session)
    return Response.json({ link: formatWhole(world.link), visitor: world.visitor })
  }
  if (call === 'PUT /__mock/world') {
    try {
      const world = await worlds.replace(session, await linkOf(request))
      return Response.json({ link: formatWhole(world.link), visitor: world.visitor })
    } catch (error) {
      return refuse(422, error instanceof Error ? error.message : String(error))
    }
  }
  const change = CHANGES[call]
  if (change) {
    try {
      return Response.json(await change(worlds.of(session), await request.json().catch(() => null)))
    } catch (error) {
      return refuse(422, error instanceof Error ? error.message : String(error))
    }
  }
  if (call === 'GET /__mock/snapshot') return Response.json(worlds.of(session).snapshot())
  return refuse(
    404,
    `There is no ${call}; there are GET scenarios, GET log, GET and PUT world, GET and PUT snapshot, PUT clock, PUT faults.`,
  )
}
