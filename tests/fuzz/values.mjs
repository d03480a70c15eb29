// Arbitraries of fast-check for the values that a schema of the contract allows.
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { follow } from '#tests/contract/contract.ts'
import { contract } from './operations.mjs'

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)

/** A text or a number that gives way to one seen before under the same name; `seen` chooses which, null keeps it. */
class Place {
  constructor(name, schema, own, seen) {
    Object.assign(this, { name, schema, own, seen })
  }

  settle(pool, taken) {
    if (this.seen === null) return this.own
    const fitting = pool
      .of(this.name)
      .filter((one) => !taken.includes(one) && ajv.validate(this.schema, one))
    return fitting.length > 0 ? fitting[this.seen % fitting.length] : this.own
  }
}

/** A generated value with its places filled from a pool, none of them with what is `taken`. */
export function settle(value, pool, taken = []) {
  if (value instanceof Place) return value.settle(pool, taken)
  if (Array.isArray(value)) {
    const own = value.map((one) => one?.own)
    const list = []
    for (const one of value) list.push(settle(one, pool, [...own, ...list]))
    return list
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, settle(one, pool)]))
}

/** fast-check reads no look-ahead, so this is left out of the expression and checked afterwards. */
function textOf(schema) {
  const { pattern, minLength, maxLength } = schema
  if (!pattern) return fc.string({ unit: 'binary', minLength, maxLength })
  const plain = new RegExp(pattern.replaceAll(/\(\?[!=].*?\$\)/g, ''), 'u')
  return fc.stringMatching(plain, { maxLength }).filter((text) => ajv.validate(schema, text))
}

const SEEN = fc.option(fc.nat(), { nil: null, freq: 3 })

/** @returns the arbitrary of a schema; `name` is that of its field */
export function arbitraryValue(reference, name = '') {
  const schema = follow(contract, reference)
  const inner = (one, own = name) => arbitraryValue(one, own)
  const oneOf = (list) => fc.oneof(...list.map((one) => inner(one)))
  const place = (own) =>
    name === '' ? own : fc.tuple(own, SEEN).map((both) => new Place(name, schema, ...both))

  if (schema.oneOf ?? schema.anyOf) return oneOf(schema.oneOf ?? schema.anyOf)
  if (Array.isArray(schema.type)) return oneOf(schema.type.map((type) => ({ ...schema, type })))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.format === 'binary') return fc.record({ file: fc.constantFrom('slip.png', 'x') })
  if (schema.type === 'string') return place(textOf(schema))
  if (schema.type === 'integer')
    return place(fc.integer({ min: schema.minimum ?? 0, max: schema.maximum }))
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'array') {
    const { minItems: minLength, maxItems: maxLength, uniqueItems } = schema
    const selector = (one) => JSON.stringify(one?.own ?? one)
    return uniqueItems
      ? fc.uniqueArray(inner(schema.items), { minLength, maxLength, selector })
      : fc.array(inner(schema.items), { minLength, maxLength })
  }
  const fields = Object.entries(schema.properties ?? {}).map(([key, one]) => [key, inner(one, key)])
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: schema.required ?? [],
    noNullPrototype: true,
  })
}
