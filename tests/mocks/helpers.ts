import { createWorld, type WorldOptions } from '#mocks/create-world.ts'
import type { LinkInput } from '#mocks/scenarios/link.ts'
import type { World } from '#mocks/world/world-types.ts'

/** A seeded world with a stopped clock. */
export async function createTestWorld(
  scenario = 'normal',
  { onBreach = 'throw', ...options }: LinkInput & WorldOptions = {},
): Promise<World> {
  const world = createWorld(
    { scenario, seed: 7, clock: '2026-11-20T09:00:00Z', ...options },
    { onBreach },
  )
  await world.ready
  return world
}

/** The answer of a call with its envelope. `token` defaults to the visitor's. */
export async function call(
  world: World,
  method: string,
  path: string,
  {
    body,
    token = world.visitor.token,
    language = 'EN',
    from,
  }: { body?: unknown; token?: string | null; language?: string; from?: string | undefined } = {},
) {
  const form = body instanceof FormData || body instanceof URLSearchParams ? body : undefined
  const isJson = body !== undefined && form === undefined
  const response = await world.handle(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        'accept-language': language,
        'x-merchant': 'suborno',
        ...(from !== undefined && { 'x-forwarded-for': from }),
        ...(token && { 'x-session-token': token }),
        ...(isJson && { 'content-type': 'application/json' }),
      },
      ...(isJson && { body: JSON.stringify(body) }),
      ...(form && { body: form }),
    }),
  )
  const text = response.type === 'error' ? '' : await response.text()
  const parsed: unknown = text.startsWith('{') ? JSON.parse(text) : text
  return { status: response.status, response, body: parsed as Record<string, unknown>, text }
}

export const lastEntry = (world: World) => world.log.entries().at(-1)
