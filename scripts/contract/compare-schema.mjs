// Describes what changed between two schemas. A request breaks where it accepts less than before. An answer breaks
// where it may bring more than before, or no longer brings what it promised.
import { resolve } from '../generate/operations.mjs'
import { compareRules, judgeRemoval, listed } from './compare-rules.mjs'

/**
 * One change. `place` is a field and `change` describes the change; `breaks` is true where a portal or a backend built
 * from the old contract no longer fits.
 * @typedef {{ place: string, change: string, breaks: boolean }} Change
 */

const nameOf = (schema) => schema?.$ref?.split('/').at(-1)
const isNull = (schema) => schema.type === 'null'
const isOpen = ({ type, enum: values }) => type === 'string' && !values
const choicesOf = (schema) => schema.oneOf ?? schema.anyOf

const kindOf = (value) => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

/**
 * A schema with its reference resolved and null taken out, so that every spelling of `X | null` compares as the same.
 */
function plain(contract, schema) {
  const found = resolve(contract, schema) ?? {}
  const choices = choicesOf(found)
  if (choices) {
    const others = choices.filter((one) => !isNull(one))
    const nullable = others.length < choices.length
    if (others.length > 1) {
      const { discriminator: tag } = found
      return { name: nameOf(schema), choices: others, tag, types: [], nullable }
    }
    const inner = plain(contract, others[0])
    return { ...inner, nullable: nullable || inner.nullable }
  }
  const { enum: values, const: only } = found
  const allowed = values ?? ('const' in found ? [only] : undefined)
  const types = [found.type ?? allowed?.map(kindOf) ?? []].flat()
  return {
    schema: found,
    name: nameOf(schema),
    allowed,
    types: [...new Set(types)].filter((type) => type !== 'null').sort(),
    nullable: types.includes('null'),
  }
}

/** The identity of a branch of a union: the value of its discriminator, its name, its title or its type. */
function branchName(contract, branch, tag) {
  const found = resolve(contract, branch)
  const fixed = resolve(contract, found.properties?.[tag?.propertyName ?? 'success'])
  if (fixed && 'const' in fixed) return String(fixed.const)
  return nameOf(branch) ?? found.title ?? JSON.stringify(found.type ?? found.const ?? found.enum)
}

/**
 * Compares two schemas and everything in them.
 * @param side 'request' or 'answer'
 * @param today as YYYY-MM-DD
 * @param report called with each Change
 */
export function compareSchemas(before, after, side, today, report) {
  const seen = new Set()
  const asks = side === 'request'

  /** `open`: other values than these were already allowed. */
  function compare(old, young, where, open = false) {
    const a = plain(before, old)
    const b = plain(after, young)
    if (a.nullable !== b.nullable) {
      const change = b.nullable ? 'may be null now' : 'is never null now'
      report({ place: where, change, breaks: b.nullable !== asks })
    }
    if (a.name && b.name) {
      const key = `${a.name} ${b.name}`
      if (seen.has(key)) return
      seen.add(key)
    }
    // A change in a shared schema is reported once, under the name of the schema.
    const place = b.name && b.name === a.name ? b.name : where
    const say = (change, breaks) => report({ place, change, breaks: breaks && !open })
    if (a.choices || b.choices) return compareChoices(a, b, place, say)
    if (a.types.join() !== b.types.join()) return compareTypes(a.types, b.types, say)
    compareAllowed(a.allowed, b.allowed, say)
    compareRules(a.schema, b.schema, asks, say)
    compareFields(a.schema, b.schema, place)
    if (a.schema.items && b.schema.items) compare(a.schema.items, b.schema.items, `${place}[]`)
  }

  function compareTypes(old, young, say) {
    const fits = (type, types) =>
      types.includes(type) || (type === 'integer' && types.includes('number'))
    // No type at all is every type.
    const within = (some, all) =>
      all.length === 0 || (some.length > 0 && some.every((type) => fits(type, all)))
    const what = `is ${listed(young) || 'anything'} and was ${listed(old) || 'anything'}`
    say(what, asks ? !within(old, young) : !within(young, old))
  }

  function compareAllowed(old, young, say) {
    if (!old && !young) return
    if (!old) return say(`takes only ${listed(young)}`, asks)
    if (!young) return say(`is no longer one of ${listed(old)}`, !asks)
    const gone = old.filter((value) => !young.includes(value))
    const come = young.filter((value) => !old.includes(value))
    if (gone.length > 0) say(`lost the value ${listed(gone)}`, true)
    if (come.length > 0) say(`has the new value ${listed(come)}`, !asks)
  }

  function compareChoices(a, b, place, say) {
    const branches = (contract, one) =>
      new Map(
        (one.choices ?? [one.schema]).map((branch) => [
          branchName(contract, branch, one.tag),
          branch,
        ]),
      )
    const tells = (one) => one.tag?.propertyName ?? 'no field'
    if (tells(a) !== tells(b)) say(`is told apart by ${tells(b)} and was by ${tells(a)}`, false)
    const old = branches(before, a)
    const young = branches(after, b)
    // Where any other text is already allowed, another named value changes nothing.
    const open = [...old.values()].some((branch) => isOpen(resolve(before, branch)))
    for (const [name, branch] of old) {
      if (young.has(name)) compare(branch, young.get(name), `${place}(${name})`, open)
      else say(`lost the choice ${name}`, true)
    }
    for (const name of young.keys()) {
      if (!old.has(name)) say(`has the new choice ${name}`, !asks)
    }
  }

  function compareFields(a, b, place) {
    const old = a.properties ?? {}
    const young = b.properties ?? {}
    const at = (name) => `${place}.${name}`
    for (const name of Object.keys(old)) {
      if (!Object.hasOwn(young, name)) {
        const lastDay = resolve(before, old[name])['x-sunset']
        const [change, breaks] = judgeRemoval('was removed', lastDay, today)
        report({ place: at(name), change, breaks })
        continue
      }
      const was = a.required?.includes(name) ?? false
      const is = b.required?.includes(name) ?? false
      if (was !== is) {
        const change = is ? 'is required now' : 'may be left out now'
        report({ place: at(name), change, breaks: is === asks })
      }
      compare(old[name], young[name], at(name))
    }
    for (const name of Object.keys(young).filter((key) => !Object.hasOwn(old, key))) {
      const must = b.required?.includes(name) ?? false
      const change = must && asks ? 'is new and required' : 'is new'
      report({ place: at(name), change, breaks: must && asks })
    }
    compareOthers(a, b, place)
  }

  /** Additional properties: the entries of a map. */
  function compareOthers(a, b, place) {
    const old = a.additionalProperties ?? false
    const young = b.additionalProperties ?? false
    if (typeof old === 'object' && typeof young === 'object')
      return compare(old, young, `${place}.*`)
    if (Boolean(old) !== Boolean(young)) {
      const change = young ? 'takes fields of any name now' : 'takes no other fields now'
      report({ place, change, breaks: asks ? !young : Boolean(young) })
    }
  }

  return compare
}
