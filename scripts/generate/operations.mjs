// Writes the operations of the contract as plain tables.
import { fail } from '../lib/cli.mjs'

const METHODS = ['get', 'put', 'post', 'delete', 'patch']
export const HEADER = '// Generated from openapi/portal.yaml by `npm run generate`; do not edit.\n'

/** The media type of an encrypted body's content. It is declared next to the envelope and never sent unencrypted. */
export const CLEAR = 'application/vnd.portal.clear+json'

/** Follows a local reference of the bundled document. */
export function resolve(contract, value) {
  if (!value?.$ref) return value
  const target = value.$ref
    .slice(2)
    .split('/')
    .reduce((at, key) => at?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], contract)
  if (!target) fail(`The contract is broken: ${value.$ref} leads nowhere.`)
  return resolve(contract, target)
}

/** The examples of a parameter or a body, as plain values. */
export function examplesIn(contract, holder) {
  const named = Object.values(holder.examples ?? {}).map((one) => resolve(contract, one).value)
  return 'example' in holder ? [holder.example, ...named] : named
}

/** none: `security: []`; required: every alternative names a scheme; optional: one alternative is empty. */
function sessionOf(contract, operation) {
  const security = operation.security ?? contract.security ?? []
  if (security.length === 0) return 'none'
  return security.some((choice) => Object.keys(choice).length === 0) ? 'optional' : 'required'
}

/** The last day of a deprecated operation and what replaces it. */
function deprecationOf({ operationId, deprecated, 'x-sunset': sunset, 'x-replaced-by': by }) {
  if (!deprecated) return undefined
  if (!/^\d{4}-\d\d-\d\d$/.test(sunset))
    fail(`The contract is broken: ${operationId} is deprecated and needs x-sunset, its last day.`)
  return { sunset, replacedBy: by ?? null }
}

function readOperation(contract, path, method, operation, shared) {
  const where = `${method.toUpperCase()} ${path}`
  if (!operation.operationId) fail(`The contract is broken: ${where} has no operationId.`)
  if (operation.tags?.length !== 1) fail(`The contract is broken: ${where} needs exactly one tag.`)
  const body = resolve(contract, operation.requestBody)
  const [type, media] = Object.entries(body?.content ?? {})[0] ?? []
  const written = body?.content[CLEAR] ?? media
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    tag: operation.tags[0],
    summary: operation.summary ?? '',
    session: sessionOf(contract, operation),
    roles: operation['x-roles'] ?? [],
    deprecation: deprecationOf(operation),
    encrypted: operation['x-encrypted'] === true,
    idempotent: operation['x-idempotent'] === true,
    beforePasswordChange: operation['x-before-password-change'] === true,
    screens: operation['x-screens'] ?? [],
    refusals: operation['x-refusals'] ?? [],
    parameters: [...shared, ...(operation.parameters ?? [])].map((one) => resolve(contract, one)),
    body: body && {
      required: body.required === true,
      type,
      types: Object.keys(body.content).filter((one) => one !== CLEAR),
      schema: written.schema,
      example: examplesIn(contract, written)[0],
    },
    responses: Object.entries(operation.responses).map(([status, reference]) => {
      const response = resolve(contract, reference)
      return [status, response.content?.['application/json']?.schema, response]
    }),
  }
}

/** Every operation, in the order of the contract. */
export function readOperations(contract) {
  const operations = Object.entries(contract.paths).flatMap(([path, reference]) => {
    const item = resolve(contract, reference)
    return METHODS.filter((method) => item[method]).map((method) =>
      readOperation(contract, path, method, item[method], item.parameters ?? []),
    )
  })
  const seen = new Set()
  for (const { id } of operations) {
    if (seen.has(id)) fail(`The contract is broken: the operationId ${id} is used twice.`)
    seen.add(id)
  }
  for (const { id, deprecation } of operations)
    if (deprecation?.replacedBy && !seen.has(deprecation.replacedBy))
      fail(`The contract is broken: x-replaced-by of ${id} names no other operation.`)
  return operations
}

/** operations.ts: what the fake backend, the tests and the tools need to know about each call. */
export function operationsFile(operations) {
  const rows = operations.map((operation) => {
    const { id, parameters, body, responses, ...facts } = operation
    const statuses = responses.map(([status]) => Number(status))
    return `  ${id}: ${JSON.stringify({ ...facts, statuses, mediaType: body?.type ?? null })},`
  })
  return `${HEADER}
/**
 * The kinds of callers: without a session, with play money, as a player, as an agent, or on an agent's behalf to look
 * only.
 */
export type Role = 'guest' | 'trial' | 'member' | 'agent' | 'accountant'

/** Facts about one operation; \`path\` is the template of the contract. */
export interface OperationFacts {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'
  readonly path: string
  readonly tag: string
  readonly summary: string
  /** Does the call need a session token? */
  readonly session: 'none' | 'optional' | 'required'
  /** The roles that may call it; other callers are always refused. */
  readonly roles: readonly Role[]
  readonly encrypted: boolean
  readonly idempotent: boolean
  /** Is it answered while the member's password must be changed first? */
  readonly beforePasswordChange: boolean
  readonly screens: readonly string[]
  /** Codes this call may refuse with, in addition to the transport refusals. */
  readonly refusals: readonly string[]
  readonly statuses: readonly number[]
  /** The media type of its body; null without one. */
  readonly mediaType: string | null
  /** Only of a deprecated operation: its last day (YYYY-MM-DD) and the operation that replaces it. */
  readonly deprecation?: { readonly sunset: string; readonly replacedBy: string | null }
}

export const operations = {
${rows.join('\n')}
} as const satisfies Record<string, OperationFacts>

export type OperationId = keyof typeof operations
`
}

/** client-facts.ts: the few facts that the shipped client needs, so that the whole table stays out of the bundle. */
export function clientFactsFile(operations) {
  const rows = operations
    .filter(({ encrypted }) => encrypted)
    .map(({ method, path }) => `  '${method} ${path}',`)
  return `${HEADER}
/** Operations that travel encrypted, by method and path template. */
export const ENCRYPTED: readonly string[] = [
${rows.join('\n')}
]
`
}
