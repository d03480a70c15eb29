import { findRule } from '#mocks/har/rules.ts'
import { formatLinkWithFaults } from '#mocks/scenarios/link.ts'
import type { SocketFrame } from '#mocks/world/core/frames.ts'
import type { LogEntry } from '#mocks/world/core/log.ts'
import type { RowEdit } from '#mocks/world/core/row-edits.ts'
import { SNAPSHOT_VERSION } from '#mocks/world/snapshot.ts'
import type { World } from '#mocks/world/world-types.ts'
import { toPortalPath } from '../record/journey.ts'
import { currentLink } from '../world/current-link.ts'

/** In the fake backend no name is a person's, so only secrets are masked, and codes of one use with them. */
const isSecret = (name: string) =>
  findRule(name) === 'secrets' || /authorization|otp|pin$|^code$/i.test(name)

/** A value that may be shown to others: fields with secret names are masked. */
export function redacted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redacted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isSecret(name) && typeof inner !== 'object' ? '•••' : redacted(inner),
    ]),
  )
}

/** A path with the secret values of its query masked. */
export function redactedPath(path: string): string {
  const [pathname = '', query] = path.split('?')
  if (query === undefined) return pathname
  const params = new URLSearchParams(query)
  for (const name of params.keys()) if (isSecret(name)) params.set(name, '•••')
  return `${pathname}?${decodeURIComponent(params.toString())}`
}

const tablesOf = (rows: readonly RowEdit[]) => [...new Set(rows.map(({ table }) => table))]

const LAST = 15
const LAST_STEPS = 30

const line = ({ at, method, path, status, marks, traceId, reason, screen, rows }: LogEntry) =>
  [
    `- ${new Date(at).toISOString()} ${method} ${redactedPath(path)} → ${status || 'no answer'}`,
    ...(marks.length > 0 ? [`[${marks.join(', ')}]`] : []),
    traceId,
    ...(screen === undefined ? [] : [`on ${redactedPath(toPortalPath(screen))}`]),
    ...(rows === undefined ? [] : [`changed ${tablesOf(rows).join(', ')}`]),
    ...(reason === undefined ? [] : [`(${reason})`]),
  ].join(' ')

const eventLines = (frames: readonly SocketFrame[]): string[] =>
  frames.length === 0
    ? []
    : [
        '## Last socket events',
        ...frames.map(({ at, does, name }) => `- ${new Date(at).toISOString()} ${does} ${name}`),
        '',
      ]

/** The commit of the repository; unknown outside of a build or a checkout. */
const COMMIT: string = import.meta.env.PORTAL_COMMIT ?? 'unknown'

/** Where a report begins that does not begin with the latest calls. */
export interface ReportStart {
  /** The number of its first call. */
  readonly call: number
  /** How to get the world before that call. */
  readonly world: string
}

/**
 * A report with what a developer needs to reproduce a defect: the link, the page, the steps, the last calls. Secrets
 * are masked.
 * @param steps the recorded steps in words
 */
export function bugReport(
  world: World,
  address: string,
  browser: string,
  steps: readonly string[],
  start?: ReportStart,
): string {
  const url = new URL(address)
  const calls = world.log.entries()
  return [
    '## Actual result',
    '',
    '## Expected result',
    '',
    '## Steps to reproduce',
    `- World: ${formatLinkWithFaults(currentLink(world))}`,
    ...(start ? [`- World before the first of these calls: ${start.world}`] : []),
    `- Page: ${redactedPath(url.pathname + url.search)}`,
    `- World time: ${new Date(world.clock.now()).toISOString()}`,
    `- Browser: ${browser}`,
    `- Fake backend: version ${SNAPSHOT_VERSION}`,
    `- Commit: ${COMMIT}`,
    '',
    '## Steps',
    ...steps.slice(-LAST_STEPS).map((step, place) => `${place + 1}. ${step}`),
    '',
    start ? '## Calls since then' : '## Last calls',
    ...(start ? calls.filter(({ n }) => n >= start.call) : calls.slice(-LAST)).map(line),
    '',
    ...eventLines(world.sockets.frames.entries().slice(-LAST)),
  ].join('\n')
}
