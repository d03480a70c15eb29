import { z } from 'zod'
import { formatLinkWithFaults, parseLink } from '#mocks/scenarios/link.ts'
import { scenarioGroups } from '#mocks/scenarios/registry.ts'
import { createFinder } from '#mocks/world/core/find-by-words.ts'
import type { components } from '#openapi/generated/control.ts'
import type { OpenWorlds } from './backend.ts'
import { type AddTool, defineTool } from './tool.ts'

type Call = components['schemas']['Call']

/** The longest part of a request or response that is shown. */
const MAX_BODY = 4000

const world = z
  .string()
  .regex(/^[\w-]{1,64}$/, 'Use up to 64 letters, digits, - and _.')
  .optional()
  .describe('Name of the world; by default the one opened last')

const scenarios = scenarioGroups.flatMap(({ title, scenarios: all }) =>
  all.map(({ name, description }) => ({ name, description, words: `${description} ${title}` })),
)

const listScenarios = defineTool(
  'find_scenario',
  {
    description:
      'Find scenarios of the fake backend by words. Their names, joined by +, are the scenario of a link.',
    input: z.strictObject({
      words: z.string().min(1).describe('Such as "withdrawal refused"'),
      limit: z.int().min(1).max(50).default(10),
    }),
  },
  ({ words, limit }) => {
    const found = createFinder(scenarios)(words)
    if (found.length === 0)
      return { text: `No scenario matches "${words}". All of them: mocks/scenarios.` }
    const rows = found.slice(0, limit).map(({ name, description }) => `${name}: ${description}`)
    const more = found.length - rows.length
    return { text: [...rows, ...(more > 0 ? [`${more} more match.`] : [])].join('\n') }
  },
)

const timeOf = (at: number) => new Date(at).toISOString().replace('.000Z', 'Z')

const rowOf = ({ n, at, method, path, operationId, status, ms, marks, reason }: Call) =>
  [
    `#${n} ${timeOf(at)} ${method} ${path} ${operationId ?? '(unknown)'} ${status || 'no response'}`,
    `${Math.round(ms)} ms`,
    ...marks,
    ...(reason ? [reason] : []),
  ].join(', ')

const bodyOf = (value: unknown) => {
  const text = JSON.stringify(value, null, 1) ?? 'none'
  return text.length > MAX_BODY ? `${text.slice(0, MAX_BODY)}… (${text.length} characters)` : text
}

const findCall = (calls: readonly Call[], n: number) => {
  const found = calls.find((call) => call.n === n)
  if (!found) throw new Error(`The log has no call #${n}. Read it without "call" for the numbers.`)
  return `${rowOf(found)}\nRequest: ${bodyOf(found.body)}\nResponse: ${bodyOf(found.answer)}`
}

/** The tools that open a world, read it and change it. */
export const worldTools = (worlds: OpenWorlds): readonly AddTool[] => [
  listScenarios,
  defineTool(
    'open_world',
    {
      description:
        'Open a world of the fake backend from scenarios or a link. Returns its name, the link for the portal, and how to call it over HTTP. Opening under the same name starts over.',
      changesWorld: true,
      input: z.strictObject({
        link: z
          .string()
          .max(2000)
          .describe('"member+slow", "?scenario=member&seed=7&clock=…&fault=…", or a whole address'),
        world,
      }),
    },
    async ({ link, world: wanted }) => {
      // An address may have parts that are not of the world, such as a pop-up.
      const asked = link.includes('?') ? formatLinkWithFaults(parseLink(link)) : link
      const opened = await worlds.open(asked, wanted)
      const { token } = opened.visitor
      return {
        text: [
          `World ${opened.name}: ${opened.link}`,
          `In the portal of \`npm start\`: http://localhost:5173/${opened.link}`,
          `Over HTTP: ${opened.url} with the header x-mock-session: ${opened.name}${token ? ` and x-session-token: ${token}` : ''}`,
        ].join('\n'),
      }
    },
  ),
  defineTool(
    'read_log',
    {
      description: 'Read the last calls to a world, or the request and response of one of them.',
      input: z.strictObject({
        world,
        last: z.int().min(1).max(100).default(20).describe('How many calls'),
        call: z.int().min(1).optional().describe('Number of the one call to show in full'),
      }),
    },
    ({ world: wanted, last, call }) =>
      worlds.use(wanted, async (control, name) => {
        const calls = await control.log()
        if (call !== undefined) return { text: findCall(calls, call) }
        const rows = calls.slice(-last).map(rowOf)
        return { text: rows.length > 0 ? rows.join('\n') : `World ${name} has had no calls.` }
      }),
  ),
  defineTool(
    'advance_clock',
    {
      description: 'Move the clock of a world on, such as to let a bonus or a time-out end.',
      changesWorld: true,
      input: z.strictObject({
        world,
        by: z
          .string()
          .regex(/^\d{1,6}(s|m|h|d)$/, 'Write for example 90m, 2h or 1d.')
          .describe('Such as 90m, 2h or 1d'),
      }),
    },
    ({ world: wanted, by }) =>
      worlds.use(wanted, async (control, name) => ({
        text: `In world ${name} it is now ${timeOf(await control.clock.advance(by))}.`,
      })),
  ),
  defineTool(
    'set_fault',
    {
      description:
        'Make calls of a world fail from now on. Replaces its other faults; an empty text removes all.',
      changesWorld: true,
      input: z.strictObject({
        world,
        fault: z
          .string()
          .max(1000)
          .describe('"getBalance:503*1,wallet:slow,all:500~20", as the fault of a link'),
      }),
    },
    ({ world: wanted, fault }) =>
      worlds.use(wanted, async (control, name) => {
        const set = await control.faults(fault)
        const text = set
          ? `Faults of world ${name}: ${set}.`
          : `World ${name} has no faults but those of its scenarios.`
        return { text }
      }),
  ),
]
