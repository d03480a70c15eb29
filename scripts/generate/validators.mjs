// Stand-alone validators: compiled here once, so that no `new Function` runs under a strict CSP.
import Ajv2020 from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import formats from 'ajv-formats/dist/formats.js'
import { fail } from '../say.mjs'
import { resolve } from './operations.mjs'

const HEADER = '// Generated from openapi/portal.yaml by `npm run generate`; do not edit.\n'

/** Only formats that are regular expressions: they compile into the code itself. */
function addFormats(ajv) {
  for (const [name, format] of Object.entries(formats.fastFormats)) {
    const expression = format instanceof RegExp ? format : format?.validate
    if (expression instanceof RegExp) ajv.addFormat(name, expression)
  }
  for (const name of ['password', 'binary', 'int32', 'int64', 'double', 'float']) {
    ajv.addFormat(name, true)
  }
}

function createAjv(options = {}) {
  const ajv = new Ajv2020.default({
    code: { source: true, esm: true, lines: true },
    allErrors: false,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    discriminator: false,
    ...options,
  })
  addFormats(ajv)
  ajv.addVocabulary(['example', 'externalDocs', 'xml', 'components', 'discriminator'])
  return ajv
}

const NOTES = new Set(['title', 'summary', 'description', 'example', 'examples'])

/** Descriptions and vendor extensions are notes for people: out of the schema before it is compiled. */
function withoutNotes(value, namesAreOurs = false) {
  if (Array.isArray(value)) return value.map((one) => withoutNotes(one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => namesAreOurs || !(key.startsWith('x-') || NOTES.has(key)))
      .map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string'
          ? inner.replace(/^#\//, 'contract#/')
          : withoutNotes(inner, key === 'properties' && !namesAreOurs),
      ]),
  )
}

/** Parameters of one place as an object schema. Names of headers are in small letters. */
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

/** Runtime helpers that ajv would `require`; inlined so that the file stands alone. */
const HELPERS = {
  'require("ajv/dist/runtime/ucs2length").default': 'codePoints',
  'require("ajv/dist/runtime/equal").default': 'sameJson',
}
const HELPER_CODE = `const codePoints = (text) => { let n = 0; for (const _ of text) n += 1; return n };
const sameJson = (a, b) => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return Array.isArray(a) === Array.isArray(b) && keys.length === Object.keys(b).length
    && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]));
};
`

/** A schema that only points at a component shares that component's validator. */
const sharedId = (schema) =>
  schema.$ref && Object.keys(schema).length === 1
    ? schema.$ref.replace(/^#\//, 'contract#/')
    : undefined

function compile(ajv, contract, schemas) {
  ajv.addSchema({
    $id: 'contract',
    components: { schemas: withoutNotes(contract.components?.schemas ?? {}) },
  })
  for (const [name, schema] of Object.entries(schemas)) {
    try {
      if (!sharedId(schema)) ajv.addSchema({ $id: name, ...withoutNotes(schema) })
      ajv.getSchema(sharedId(schema) ?? name)
    } catch (error) {
      fail(
        `The contract is broken in the schema of ${name.replaceAll('$', ' ')}: ${error.message}.`,
      )
    }
  }
  // ajv writes a function again for every name it is exported by: export it once, then give it the other names.
  const exported = {}
  const nameOf = {}
  let aliases = ''
  for (const [name, schema] of Object.entries(schemas)) {
    const key = JSON.stringify(schema)
    if (nameOf[key]) aliases += `export const ${name} = ${nameOf[key]};\n`
    else exported[name] = sharedId(schema) ?? name
    nameOf[key] ??= name
  }
  let code = Object.keys(exported).length > 0 ? standaloneCode.default(ajv, exported) : ''
  code = `${code.replace(/^"use strict";/, '')}\n${aliases}`
  for (const [call, helper] of Object.entries(HELPERS)) code = code.replaceAll(call, helper)
  const left = /require\([^)]*\)/.exec(code)
  if (left) fail(`The contract uses a rule whose validator does not stand alone: ${left[0]}.`)
  return code
}

/** Payload schemas of the socket events, by event name: webhooks of the contract. */
function eventSchemas(contract) {
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
  const envelope = 'ErrorEnvelope'
  if (contract.components?.schemas?.[envelope]) {
    bodies.anyRefusal = { $ref: `#/components/schemas/${envelope}` }
  }
  if (contract.components?.schemas?.EncryptedEnvelope) {
    bodies.sealedBody = { $ref: '#/components/schemas/EncryptedEnvelope' }
  }
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
