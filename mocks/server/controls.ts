import { formatWhole, LINK_PARTS, type LinkInput } from '../scenarios/link.ts'
import { scenarios } from '../scenarios/registry.ts'
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
  return refuse(404, `There is no ${call}; there are GET scenarios, GET log, GET and PUT world.`)
}
