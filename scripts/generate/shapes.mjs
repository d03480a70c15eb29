// shapes*.ts: the shapes against which the shipped client checks every answer, without the rules that only people need.
import { HEADER, resolve } from './operations.mjs'
import { eventSchemas } from './validators.mjs'

/** The portal renders nothing before this answer, so its shape is part of the first load; all others come later. */
const FIRST = 'getPermissionConfig'

/** Moments have bounds in the shapes, too: no other wrong number makes a formatter throw. */
const MOMENT = '#/components/schemas/EpochMs'

const LETTERS = {
  string: 's',
  number: 'n',
  integer: 'n',
  boolean: 'b',
  null: '0',
  array: 'a',
  object: 'o',
}

const lettersOf = (types) => [...new Set(types.map((type) => LETTERS[type]))].join('')
const typeOfValue = (value) => (value === null ? 'null' : typeof value)

/** Several choices as one shape: string choices are combined, equal ones merged. */
function anyOf(shapes) {
  const letters = [...new Set(shapes.filter((one) => typeof one === 'string').join(''))].join('')
  const others = shapes.filter((one) => typeof one !== 'string')
  const each = new Map(
    [...(letters ? [letters] : []), ...others].map((one) => [JSON.stringify(one), one]),
  )
  return each.size === 1 ? [...each.values()][0] : [...each.values()]
}

/** Converts schemas to shapes; one that is used twice, or within itself, becomes an entry of `types`. */
function createReader(contract, shared) {
  const types = []
  const indexes = new Map()

  function shapeOf(schema) {
    const { $ref } = schema
    if ($ref === MOMENT) return 't'
    if ($ref) {
      const target = resolve(contract, schema)
      if (!target.properties || !shared.has($ref)) return shapeOf(target)
      if (!indexes.has($ref)) {
        indexes.set($ref, types.push(null) - 1)
        types[indexes.get($ref)] = shapeOf(target)
      }
      return indexes.get($ref)
    }
    const { type } = schema
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return anyOf(choices.map(shapeOf))
    if (Array.isArray(type) && (schema.properties || schema.items))
      return anyOf(type.map((one) => (one === 'null' ? '0' : shapeOf({ ...schema, type: one }))))
    if (schema.properties) {
      const required = new Set(schema.required)
      return Object.fromEntries(
        Object.entries(schema.properties).map(([name, inner]) => [
          required.has(name) ? name : `${name}?`,
          shapeOf(inner),
        ]),
      )
    }
    if (typeof schema.additionalProperties === 'object')
      return { '*': shapeOf(schema.additionalProperties) }
    if (schema.items) return [shapeOf(schema.items)]
    const known = type ?? (schema.enum ?? [schema.const]).map(typeOfValue)
    return lettersOf([known].flat())
  }
  return { types, shapeOf }
}

/** Objects that are used more than once, or recursively. */
function sharedBy(contract, schemas) {
  const met = new Map()
  const walk = (value) => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (typeof value !== 'object' || value === null) return
    if (typeof value.$ref === 'string') {
      met.set(value.$ref, (met.get(value.$ref) ?? 0) + 1)
      if (met.get(value.$ref) === 1) walk(resolve(contract, value))
      return
    }
    Object.values(value).forEach(walk)
  }
  schemas.forEach(walk)
  return new Set([...met].filter(([, times]) => times > 1).map(([name]) => name))
}

const isNull = (schema) => schema.type === 'null'
const isGrant = ({ properties }) => properties?.success?.const !== false

/** The value of a successful answer: the first choice that is not null. The others belong to refusals. */
function grantedSchema(contract, operation) {
  const [, answer] = operation.responses.find(([status]) => /^2/.test(status)) ?? []
  const envelope = resolve(contract, answer)
  const envelopes = envelope?.anyOf ?? envelope?.oneOf
  const granted = envelopes?.map((one) => resolve(contract, one)).find(isGrant) ?? envelope
  const value = granted?.properties?.value
  const found = value?.anyOf ?? value?.oneOf ?? [value]
  return found.find((one) => one && !isNull(one))
}

function fileOf(contract, rows, head) {
  const schemas = rows.map(([, schema]) => schema)
  const { types, shapeOf } = createReader(contract, sharedBy(contract, schemas))
  const answers = rows.map(
    ([name, schema]) => `    ${JSON.stringify(name)}: ${JSON.stringify(shapeOf(schema))},`,
  )
  return `${HEADER}${head}
export const shapes: Shapes = {
  types: [
${types.map((type) => `    ${JSON.stringify(type)},`).join('\n')}
  ],
  answers: {
${answers.join('\n')}
  },
}
`
}

const shapeTypes = (contract) => `
/** The latest moment of the contract. */
export const LAST_MOMENT = ${resolve(contract, { $ref: MOMENT }).maximum}

/**
 * A type of JSON: letters for what may stand there (s, n, b, 0 for null, t for a moment), the fields of an object (those that
 * end with ? may be left out, * is every field), [shape] for a list, [shape, shape, ...] for a choice, or the
 * place of a shape in \`types\`.
 */
export type Shape = string | number | readonly Shape[] | { readonly [field: string]: Shape }

export interface Shapes {
  readonly types: readonly Shape[]
  /** By method and path template, or the name of a socket event. */
  readonly answers: Readonly<Record<string, Shape>>
}
`

/**
 * shapes-first.ts for the first load, shapes-open.ts for the other calls without a login, shapes.ts for all others and
 * the events of the socket.
 */
export function shapeFiles(contract, operations) {
  const rows = operations
    .map((operation) => [operation, grantedSchema(contract, operation)])
    .filter(([, schema]) => schema)
  const named = (keep) =>
    rows
      .filter(([operation]) => keep(operation))
      .map(([{ method, path }, schema]) => [`${method} ${path}`, schema])
  const isFirst = ({ id }) => id === FIRST
  const isPrivate = ({ session }) => session === 'required'
  const later = (answers) =>
    fileOf(contract, answers, "import type { Shapes } from './shapes-first.ts'\n")
  return {
    'shapes-first.ts': fileOf(contract, named(isFirst), shapeTypes(contract)),
    'shapes-open.ts': later(named((one) => !isFirst(one) && !isPrivate(one))),
    'shapes.ts': later([...named(isPrivate), ...eventSchemas(contract)]),
  }
}
