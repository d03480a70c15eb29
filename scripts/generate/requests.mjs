// requests/<operationId>.ts: the body of each request as a zod schema, so that forms take their limits from the contract.
import { fail } from '../lib/cli.mjs'
import { HEADER, resolve } from './operations.mjs'

const NOTES = ['title', 'description', 'example', 'examples', 'format', 'discriminator']

/** zod's length counts code points, as the contract does. */
const CHECKS = {
  minLength: (length) => `z.minLength(${length})`,
  maxLength: (length) => `z.maxLength(${length})`,
  pattern: (pattern) => `z.regex(${new RegExp(pattern, 'u')})`,
  minimum: (value) => `z.minimum(${value})`,
  maximum: (value) => `z.maximum(${value})`,
  minItems: (length) => `z.minLength(${length})`,
  maxItems: (length) => `z.maxLength(${length})`,
  uniqueItems: () => 'z.refine((list) => new Set(list).size === list.length)',
}

const PRIMITIVES = { string: 'z.string()', integer: 'z.int()', boolean: 'z.boolean()' }
const isNull = ({ type }) => type === 'null'

/** @returns the schema as an expression; a rule that this cannot express stops the generation */
function toExpression(contract, reference, where) {
  const { enum: values, const: value, anyOf, oneOf, ...schema } = resolve(contract, reference)
  const inner = (one, name) => toExpression(contract, one, `${where}.${name}`)
  const choices = anyOf ?? oneOf
  if (choices) {
    const others = choices.filter((one) => !isNull(one)).map((one, at) => inner(one, at))
    const union = others.length > 1 ? `z.union([${others.join(', ')}])` : others[0]
    return choices.some(isNull) ? `z.nullable(${union})` : union
  }
  if (values ?? value !== undefined) return `z.literal(${JSON.stringify(values ?? value)})`
  const { type, properties, required = [], items, additionalProperties, ...rules } = schema
  const only = [type].flat().find((one) => one !== 'null')
  if (only !== type) return `z.nullable(${inner({ ...schema, type: only }, only)})`
  const base = () => {
    if (type === 'array') return `z.array(${inner(items, 'items')})`
    if (type !== 'object' || additionalProperties !== false) return PRIMITIVES[type]
    const fields = Object.entries(properties).map(([name, one]) => {
      const field = inner(one, name)
      return `${name}: ${required.includes(name) ? field : `z.optional(${field})`},`
    })
    return `z.strictObject({\n${fields.join('\n').replace(/^/gm, '  ')}\n})`
  }
  const checks = Object.entries(rules)
    .filter(([rule]) => !NOTES.includes(rule) && !rule.startsWith('x-'))
    .map(([rule, limit]) => CHECKS[rule]?.(limit) ?? fail(`No check for ${rule} of ${where}.`))
  const written = base() ?? fail(`No schema for the type ${type} of ${where}.`)
  return checks.length > 0 ? `${written}.check(${checks.join(', ')})` : written
}

/** A module for each request with a body, each schema once; files are sent as form data, which no form validates. */
export function requestFiles(contract, operations) {
  const owners = {}
  const withBody = operations.filter(({ body }) => body && body.type !== 'multipart/form-data')
  const files = withBody.map(({ id, body }) => {
    const schema = toExpression(contract, body.schema, id)
    owners[schema] ??= id
    const own = `import { z } from 'zod/mini'\n\nexport const ${id}Body = ${schema}\n`
    const shared = `export { ${owners[schema]}Body as ${id}Body } from './${owners[schema]}.ts'\n`
    return [`requests/${id}.ts`, HEADER + (owners[schema] === id ? own : shared)]
  })
  return Object.fromEntries(files)
}
