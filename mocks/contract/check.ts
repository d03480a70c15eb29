import type { OperationId } from '#openapi/generated/operations.ts'
import { operations } from '#openapi/generated/operations.ts'
import { anyRefusal, type Validate, validators } from '#openapi/generated/validators.js'
import { findMalformedNumber } from './odd-values.ts'
import type { Violation } from './violation.ts'

/** The first reason why a value breaks its rule, or null. */
export function findViolation(
  validate: Validate | undefined,
  value: unknown,
  place: string,
): Violation | null {
  if (!validate || validate(value)) return null
  const error = validate.errors?.[0]
  const detail = error?.params.additionalProperty ?? error?.params.allowedValues
  const more = detail === undefined ? '' : ` (${String(detail)})`
  return {
    path: `${place}${error?.instancePath ?? ''}`,
    reason: `${error?.message ?? 'is not valid'}${more}`,
  }
}

/** A repeated parameter becomes a list. Collected in a map, because objects inherit names. */
function collect(entries: Iterable<[string, string]>): Record<string, string | string[]> {
  const found = new Map<string, string | string[]>()
  for (const [key, value] of entries) {
    const before = found.get(key)
    found.set(key, before === undefined ? value : [before, value].flat())
  }
  return Object.fromEntries(found)
}

/** False for an address with an invalid % escape, whose meaning is unclear. */
export function isReadable({ url }: Request): boolean {
  try {
    decodeURIComponent(new URL(url).search)
    return true
  } catch {
    return false
  }
}

/** Parts that replace those of a request. The query is written as texts, like in an address. */
export interface RequestEdit {
  readonly path?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, string | string[]>> | undefined
  readonly body?: unknown
}

/** The parameters of a request, coerced and filled with defaults, or the reason why they are invalid. */
export function readParameters(
  id: OperationId,
  request: Request,
  params: Readonly<Record<string, unknown>>,
  edit: RequestEdit = {},
) {
  const rules = validators[id]
  const written = edit.query ?? collect(new URL(request.url).searchParams)
  // The validators turn texts into numbers in place.
  const query: Record<string, unknown> = structuredClone(written)
  const path = { ...(edit.path ?? params) }
  const violation =
    findViolation(rules.path, path, '/path') ??
    findViolation(rules.query ?? noQuery, query, '/query') ??
    findMalformedNumber(written, query, '/query') ??
    (rules.header
      ? findViolation(rules.header, Object.fromEntries(request.headers), '/header')
      : null)
  return { query, path, violation }
}

/** The parameters in the path of an operation, without what the pattern of its route matched besides. */
export const pathParameters = (id: OperationId, path: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(path).filter(([name]) => operations[id].path.includes(`{${name}}`)),
  )

/** An operation without query parameters takes none. */
const noQuery: Validate = (value: unknown) => {
  const [first] = Object.keys(value ?? {})
  noQuery.errors = first
    ? [{ instancePath: `/${first}`, message: 'is not a parameter of this call', params: {} }]
    : null
  return first === undefined
}

/** How a response breaks the contract, or null. */
export function findBreach(
  id: OperationId,
  status: number,
  body: unknown,
  { byFault }: { byFault: boolean },
): string | null {
  const facts = operations[id]
  const declared = (facts.statuses as readonly number[]).includes(status)
  if (!declared && !byFault) return `the contract declares only ${facts.statuses.join(', ')}.`
  const validate = validators[id].responses[status] ?? anyRefusal
  const violation = findViolation(validate, body, '')
  return violation && `${violation.path || 'the body'} ${violation.reason}.`
}
