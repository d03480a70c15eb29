// Compiles the validators ahead of time, so that no `new Function` runs under a strict CSP.
import { compile, createAjv, HELPER_CODE } from './compile.mjs'
import { HEADER, resolve } from './operations.mjs'

/** The parameters of one place as an object schema. Header names are in lower case. */
function parametersSchema(parameters, place) {
  const own = parameters.filter((one) => one.in === place)
  if (own.length === 0) return undefined
  const nameOf = (one) => (place === 'header' ? one.name.toLowerCase() : one.name)
  return {
    type: 'object',
    properties: Object.fromEntries(own.map((one) => [nameOf(one), one.schema])),
    required: own.filter((one) => one.required).map(nameOf),
    ...(place === 'query' && { additionalProperties: false }),
  }
}

/** The payload schemas of the socket events, by event name: the webhooks of the contract. */
export function eventSchemas(contract) {
  return Object.entries(contract.webhooks ?? {}).map(([name, reference]) => {
    const item = resolve(contract, reference)
    const body = resolve(contract, item.post?.requestBody)
    return [name, body?.content?.['application/json']?.schema ?? {}]
  })
}

const exportName = (...parts) => parts.join('$').replace(/[^\w$]/g, '_')

/** validators.js (bodies, answers, events), params.js (query, path, header; they coerce), and their types. */
export function validatorFiles(contract, operations) {
  const params = {}
  const bodies = {}
  const table = operations.map((operation) => {
    const row = { params: [], body: null, responses: [] }
    for (const place of ['query', 'path', 'header']) {
      const schema = parametersSchema(operation.parameters, place)
      if (!schema) continue
      const name = exportName(operation.id, place)
      params[name] = schema
      row.params.push(`${place}: params.${name}`)
    }
    if (operation.body) {
      const name = exportName(operation.id, 'body')
      bodies[name] = operation.body.schema
      row.body = name
    }
    for (const [status, schema] of operation.responses) {
      if (!schema) continue
      const name = exportName(operation.id, status)
      bodies[name] = schema
      row.responses.push(`${status}: ${name}`)
    }
    return `  ${operation.id}: { ${[
      ...row.params,
      ...(row.body ? [`body: ${row.body}`] : []),
      `responses: { ${row.responses.join(', ')} }`,
    ].join(', ')} },`
  })
  const events = eventSchemas(contract).map(([event, schema]) => {
    const name = exportName('event', event)
    bodies[name] = schema
    return `  '${event}': ${name},`
  })
  const shared = { anyRefusal: 'ErrorEnvelope', sealedBody: 'EncryptedEnvelope' }
  for (const [name, schema] of Object.entries(shared))
    if (contract.components?.schemas?.[schema])
      bodies[name] = { $ref: `#/components/schemas/${schema}` }
  return {
    'params.js': `${HEADER}${HELPER_CODE}${compile(createAjv({ coerceTypes: 'array', useDefaults: true }), contract, params)}\n`,
    'params.d.ts': `${HEADER}export {}\n`,
    'validators.js': `${HEADER}import * as params from './params.js'
${HELPER_CODE}${compile(createAjv(), contract, bodies)}

export const validators = {
${table.join('\n')}
}

export const eventValidators = {
${events.join('\n')}
}
`,
    'validators.d.ts': declarations(contract),
  }
}

function declarations(contract) {
  const events = Object.keys(contract.webhooks ?? {})
    .map((name) => `'${name}'`)
    .join(' | ')
  return `${HEADER}import type { OperationId } from './operations.ts'

/** One reason for a refusal; \`instancePath\` is a JSON pointer. */
export interface Violation {
  readonly instancePath: string
  readonly message?: string
  readonly params: Readonly<Record<string, unknown>>
}

/** True when the value keeps the contract; otherwise \`errors\` says why. Parameters are coerced in place. */
export interface Validate {
  (value: unknown): boolean
  errors?: readonly Violation[] | null
}

export interface OperationValidators {
  readonly query?: Validate
  readonly path?: Validate
  readonly header?: Validate
  readonly body?: Validate
  readonly responses: Readonly<Partial<Record<number, Validate>>>
}

export type SocketEventName = ${events || 'never'}

export const validators: Readonly<Record<OperationId, OperationValidators>>
export const eventValidators: Readonly<Record<SocketEventName, Validate>>
export const anyRefusal: Validate
export const sealedBody: Validate
`
}
