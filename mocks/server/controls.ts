import { readBreakpoint, readDecision } from '#mocks/contract/decision.ts'
import { formatFaults, parseFaults } from '#mocks/faults/fault-rule.ts'
import {
  formatLinkWithFaults,
  LINK_PARTS,
  type LinkInput,
  scenarioNames,
} from '#mocks/scenarios/link.ts'
import { scenarios } from '#mocks/scenarios/registry.ts'
import { toMessage } from '#mocks/world/core/to-message.ts'
import type { World } from '#mocks/world/world-types.ts'
import { OVERVIEW } from './overview.ts'
import type { Parts } from './parts.ts'
import { loadRecording, showRecording } from './recording.ts'

const refuse = (status: number, message: string) => Response.json({ message }, { status })

function textOf([part, value]: [string, unknown]): [string, string] {
  if (!LINK_PARTS.some((each) => each === part)) {
    throw new TypeError(`A world has no "${part}". Use ${LINK_PARTS.join(', ')}.`)
  }
  if (typeof value === 'string' || typeof value === 'number') return [part, String(value)]
  throw new TypeError(`"${part}" must be a string or a number, not ${JSON.stringify(value)}.`)
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
  throw new TypeError(`The body must be an object with a string "${name}".`)
}

const listBreakpoints = ({ list, waiting }: World['breakpoints']) => ({
  breakpoints: list(),
  waiting: waiting(),
})

/** `id` is the number in the path. */
type Change = (world: World, body: unknown, id: number) => unknown

/** Changes to a running world; each returns the new state or throws an error with a message for people. */
const CHANGES: Readonly<Record<string, Change>> = {
  /** `{"fault": "getBalance:503*1"}`; an empty text removes all. */
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
  'POST /__mock/log/{id}/back': async (world, _, id) => {
    await world.back(id)
    return { now: world.clock.now() }
  },
  'PUT /__mock/snapshot': async (world, body) => {
    await world.restore(body)
    return { link: formatLinkWithFaults(world.link) }
  },
  'DELETE /__mock/recording': (world) => {
    world.recording.remove()
    return showRecording(world)
  },
  /** `{"target": "wallet", "point": "answer", "seconds": 10}`. */
  'POST /__mock/breakpoints': ({ breakpoints }, body) => {
    const { target, point, seconds } = readBreakpoint(body)
    const { id } = breakpoints.set(target, point, seconds)
    return breakpoints.list().find((one) => one.id === id)
  },
  'DELETE /__mock/breakpoints': ({ breakpoints }) => {
    breakpoints.remove()
    return listBreakpoints(breakpoints)
  },
  'DELETE /__mock/breakpoints/{id}': ({ breakpoints }, _, id) => {
    breakpoints.remove(id)
    return listBreakpoints(breakpoints)
  },
  'POST /__mock/breakpoints/waiting/{id}': ({ breakpoints }, body, id) => {
    breakpoints.decide(id, readDecision(body))
    return listBreakpoints(breakpoints)
  },
}

type ControlCall = Pick<Parts, 'worlds'> & {
  readonly session: string | null
  readonly request: Request
}

/** Runs a function and turns a thrown sentence into a refusal. */
async function orRefuse(work: () => unknown): Promise<Response> {
  try {
    return Response.json(await work())
  } catch (error) {
    return refuse(422, toMessage(error))
  }
}

const describe = ({ link, visitor }: World) => ({
  link: formatLinkWithFaults(link),
  scenario: scenarioNames(link),
  visitor,
})

/** The control interface's routes for a session's world and for scenarios. */
export const CONTROLS: Readonly<
  Record<string, (asked: ControlCall) => Response | Promise<Response>>
> = {
  'GET /__mock/scenarios': () =>
    Response.json(scenarios.map(({ name, description }) => ({ name, description }))),
  'GET /__mock/log': async ({ worlds, session }) =>
    Response.json((await worlds.open(session)).log.entries()),
  'GET /__mock/breakpoints': async ({ worlds, session }) =>
    Response.json(listBreakpoints((await worlds.open(session)).breakpoints)),
  'GET /__mock/world': async ({ worlds, session }) =>
    Response.json(describe(await worlds.open(session))),
  'PUT /__mock/world': ({ worlds, session, request }) =>
    orRefuse(async () => describe(await worlds.replace(session, await linkOf(request)))),
  'GET /__mock/recording': async ({ worlds, session }) =>
    Response.json(showRecording(await worlds.open(session))),
  'PUT /__mock/recording': ({ worlds, session, request }) =>
    orRefuse(async () => loadRecording(await worlds.open(session), request)),
  'GET /__mock/snapshot': async ({ worlds, session }) =>
    Response.json((await worlds.open(session)).snapshot()),
  ...Object.fromEntries(
    Object.entries(CHANGES).map(([call, change]) => [
      call,
      ({ worlds, session, request }: ControlCall) =>
        orRefuse(async () => {
          const body: unknown = await request.json().catch(() => null)
          const answer = await change(await worlds.open(session), body, idOf(request))
          worlds.changed(session)
          return answer
        }),
    ]),
  ),
}

/** The number in a path. */
const ID = /(?<=\/)\d{1,9}(?=\/|$)/
const idOf = ({ url }: Request) => Number(ID.exec(new URL(url).pathname)?.[0])

/** The control interface below /__mock/; calls about a world apply to their session's world. */
export function controls(asked: ControlCall): Response | Promise<Response> {
  const call = `${asked.request.method} ${new URL(asked.request.url).pathname.replace(ID, '{id}')}`
  const control = Object.hasOwn(CONTROLS, call) ? CONTROLS[call] : undefined
  const known = Object.keys({ ...OVERVIEW, ...CONTROLS }).map((one) => one.replace('/__mock/', ''))
  return control?.(asked) ?? refuse(404, `No route ${call}. Available: ${known.join(', ')}.`)
}
