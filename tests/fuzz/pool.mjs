// Values seen in the contract's examples and in answers, by the name of their field. Calls with such values reach
// further than calls with random ones.
import { follow } from '#tests/contract/contract.ts'
import { contract } from './operations.mjs'

/** Maximum number of values stored per name. */
const MAX_VALUES = 20

/** A pool, with the values that `known` has: names with their values. */
export function createPool(known = []) {
  const byName = new Map(known)
  const learn = (value, name = '') => {
    if (Array.isArray(value)) for (const one of value.slice(0, 3)) learn(one, name)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) learn(inner, key)
    else if (typeof value === 'string' || typeof value === 'number') {
      const values = byName.get(name) ?? []
      if (!values.includes(value)) byName.set(name, [...values, value].slice(-MAX_VALUES))
    }
  }
  const of = (name) => [
    ...(byName.get(name) ?? []),
    ...(/Id$/.test(name) ? (byName.get('id') ?? []) : []),
  ]
  return { learn, of, known: byName }
}

/** A pool of the values in the contract's examples. */
export function createExamplePool() {
  const pool = createPool()
  const walk = (value) => {
    if (typeof value !== 'object' || value === null) return
    if (value.examples && !Array.isArray(value.examples))
      for (const one of Object.values(value.examples)) pool.learn(follow(contract, one).value)
    if ('in' in value && 'example' in value) pool.learn({ [value.name]: value.example })
    Object.values(value).forEach(walk)
  }
  walk(contract)
  return pool
}
