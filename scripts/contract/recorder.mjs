// Traffic of a backend as fixtures, and fixtures as a backend.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOperations } from '../generate/operations.mjs'
import { driftIn } from './check-answer.mjs'
import { createRedactor, namedValues } from './redact.mjs'

/**
 * One recorded call, without anything that says who made it. `drifts` is where it differs from the contract.
 * @typedef {{ operation: string, query: Record<string, string>, request: unknown, status: number, body: unknown,
 *   drifts: string[] }} Fixture
 */

const parsed = (text) => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The operation of a call; undefined for what is none of the contract's, such as a picture. */
const operationOf = (operations, method, url) =>
  operations.find((one) => one.method === method && one.path === new URL(url).pathname)

/** @returns a function of a call and its answer that gives the Fixture, or null where there is nothing to keep */
export function createRecorder(contract, salt) {
  const operations = readOperations(contract)
  const redact = createRedactor(namedValues(contract), salt)
  return ({ method, url, text: sent }, answer) => {
    const operation = operationOf(operations, method, url)
    const body = parsed(answer.text)
    if (!operation || body === null) return null
    const query = Object.fromEntries(new URL(url).searchParams)
    // A sealed body is nobody's business, and could not be read.
    const request = operation.encrypted ? null : parsed(sent)
    return {
      operation: operation.id,
      ...redact({ query, request, status: answer.status, body }),
      drifts: driftIn(operation, answer),
    }
  }
}

/** Writes a fixture; a later one of the same call and outcome takes the place of the earlier. */
export function keep(folder, fixture) {
  const { operation, status, body, query } = fixture
  const outcome = body.errorCode ?? 'granted'
  const which = Object.entries(query)
    .map(([name, value]) => `${name}-${value}`)
    .join('_')
  const name = [operation, status, outcome, which]
    .filter(Boolean)
    .join('.')
    .replaceAll(/[^\w.-]/g, '_')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name.slice(0, 180)}.json`), `${JSON.stringify(fixture, null, 2)}\n`)
}

/** @returns {Fixture[]} */
export const readFixtures = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))

/** The fixture that fits a call best: the same operation, as many equal parameters as can be, granted first. */
export function fixtureFor(operations, fixtures, method, url) {
  const operation = operationOf(operations, method, url)
  const asked = Object.fromEntries(new URL(url).searchParams)
  const likeness = ({ query, body }) =>
    Object.keys({ ...asked, ...query }).reduce(
      (sum, name) => sum + (asked[name] === query[name] ? 2 : -2),
      body.success === true ? 1 : 0,
    )
  return fixtures
    .filter((one) => one.operation === operation?.id)
    .toSorted((a, b) => likeness(b) - likeness(a))[0]
}
