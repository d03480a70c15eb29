// Generates values that a schema allows from a seeded random source.
import { resolve } from '../generate/operations.mjs'
import { textOfPattern } from './text-of-pattern.mjs'

/** Below this depth only required fields are written. */
const MOST_DEPTH = 4
const PLAIN = ['a', 'Rahim', 'x y', 'নাম', '12', '-', 'A'.repeat(30)]

const codePoints = (text) => [...text].length
const isLong = ({ minLength = 0, maxLength = Infinity }, text) =>
  codePoints(text) >= minLength && codePoints(text) <= maxLength

/** Whether a value seen elsewhere may be used here; only for scalar values. */
function fits(schema, value) {
  const { type, enum: values, pattern } = schema
  if (values) return values.includes(value)
  if ('const' in schema) return schema.const === value
  if (typeof value === 'string')
    return (
      [type].flat().includes('string') &&
      isLong(schema, value) &&
      (!pattern || new RegExp(pattern, 'u').test(value))
    )
  if (!Number.isSafeInteger(value) || ![type].flat().includes('integer')) return false
  return value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity)
}

/**
 * Values seen in the contract's examples and in answers, by the name of their field. Calls with such values reach
 * further than calls with random ones.
 */
export function createPool() {
  const byName = new Map()
  const add = (name, value) => {
    const values = byName.get(name) ?? []
    if (!values.includes(value)) byName.set(name, [...values, value].slice(-20))
  }
  const learn = (value, name = '') => {
    if (Array.isArray(value)) for (const one of value.slice(0, 3)) learn(one, name)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) learn(inner, key)
    else if (typeof value === 'string' || typeof value === 'number') add(name, value)
  }
  const of = (name) => [
    ...(byName.get(name) ?? []),
    ...(/Id$/.test(name) ? (byName.get('id') ?? []) : []),
  ]
  return { learn, of }
}

/** @returns a function of a schema and the name of its field that returns a value which the contract allows */
export function createWriter(contract, random, pool = createPool()) {
  function textOf(schema) {
    const allowed = (text) => isLong(schema, text)
    if (schema.pattern) return textOfPattern(schema.pattern, random, allowed)
    const good = PLAIN.filter(allowed)
    if (good.length > 0) return random.pick(good)
    return 'x'.repeat(Math.max(schema.minLength ?? 0, 1))
  }

  function numberOf({ minimum = 0, maximum = minimum + 1000 }) {
    return random.chance(0.3) ? random.pick([minimum, maximum]) : random.int(minimum, maximum)
  }

  function listOf(schema, name, depth) {
    const least = schema.minItems ?? 0
    const most = Math.min(schema.maxItems ?? least + 3, least + 3)
    const list = Array.from({ length: random.int(least, Math.max(least, most)) }, () =>
      write(schema.items ?? {}, name, depth + 1),
    )
    if (!schema.uniqueItems) return list
    return [...new Map(list.map((one) => [JSON.stringify(one), one])).values()]
  }

  function objectOf(schema, depth) {
    const { properties = {}, required = [], additionalProperties: others } = schema
    const names = Object.keys(properties)
    const wanted = names.filter(
      (name) => required.includes(name) || (depth < MOST_DEPTH && random.chance(0.5)),
    )
    if (wanted.length < (schema.minProperties ?? 0)) wanted.push(...names)
    const entries = wanted.map((name) => [name, write(properties[name], name, depth + 1)])
    if (typeof others === 'object') entries.push(['any', write(others, 'any', depth + 1)])
    return Object.fromEntries(entries)
  }

  function write(reference, name = '', depth = 0) {
    const schema = resolve(contract, reference)
    const choices = schema.oneOf ?? schema.anyOf
    if (choices) return write(random.pick(choices), name, depth)
    if ('const' in schema) return schema.const
    if (schema.format === 'binary') return { file: random.pick(['slip.png', 'scan.pdf', 'x']) }
    const seen = pool.of(name).filter((value) => fits(schema, value))
    if (seen.length > 0 && random.chance(0.7)) return random.pick(seen)
    if (schema.enum) return random.pick(schema.enum)
    const type = random.pick([schema.type ?? 'object'].flat())
    if (type === 'string') return textOf(schema)
    if (type === 'integer') return numberOf(schema)
    if (type === 'boolean') return random.chance(0.5)
    if (type === 'null') return null
    if (type === 'array') return listOf(schema, name, depth)
    return objectOf(schema, depth)
  }
  return write
}
