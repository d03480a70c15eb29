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
  const add = (schemas, id, part, schema) => {
    const name = exportName(id, part)
    schemas[name] = schema
    return name
  }
  const table = operations.map(({ id, parameters, body, responses }) => {
    const parts = ['query', 'path', 'header'].flatMap((place) => {
      const schema = parametersSchema(parameters, place)
      return schema ? [`${place}: params.${add(params, id, place, schema)}`] : []
    })
    if (body) parts.push(`body: ${add(bodies, id, 'body', body.schema)}`)
    const answers = responses
      .filter(([, schema]) => schema)
      .map(([status, schema]) => `${status}: ${add(bodies, id, status, schema)}`)
    return `  ${id}: { ${[...parts, `responses: { ${answers.join(', ')} }`].join(', ')} },`
  })
  const events = eventSchemas(contract).map(
    ([event, schema]) => `  '${event}': ${add(bodies, 'event', event, schema)},`,
  )
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
