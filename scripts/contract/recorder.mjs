// Converts a backend's traffic to fixtures, and finds the fixture for a call.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRedactor, namedValues } from '#mocks/har/redact.ts'
import { readOperations } from '../generate/operations.mjs'
import { findDrift } from './check-answer.mjs'

/**
 * One recorded call, without anything that identifies the caller. `drifts` lists where it differs from the contract.
 * @typedef {{ operation: string, query: Record<string, string>, request: unknown, status: number, body: unknown,
 * drifts: string[] }} Fixture
 */

const parsed = (text) => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The operation of a call; undefined for a path outside of the contract, such as a picture. */
const operationOf = (operations, method, url) =>
  operations.find((one) => one.method === method && one.path === new URL(url).pathname)

/** @returns a function of a call and its answer that returns the Fixture, or null where nothing is to be stored */
export function createRecorder(contract, salt) {
  const operations = readOperations(contract)
  const { redact } = createRedactor(namedValues(contract), salt)
  return ({ method, url, text: sent }, answer) => {
    const operation = operationOf(operations, method, url)
    const body = parsed(answer.text)
    if (!operation || body === null) return null
    const query = Object.fromEntries(new URL(url).searchParams)
    // A sealed body could not be read, and is not ours to read.
    const request = operation.encrypted ? null : parsed(sent)
    return {
      operation: operation.id,
      ...redact({ query, request, status: answer.status, body }),
      drifts: findDrift(operation, answer),
    }
  }
}

/** Writes a fixture; it replaces an earlier one of the same call and outcome. */
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

/** The best fixture for a call: the same operation, the most equal parameters, successes before refusals. */
export function fixtureFor(operations, fixtures, method, url) {
  const operation = operationOf(operations, method, url)
  const parameters = Object.fromEntries(new URL(url).searchParams)
  const likeness = ({ query, body }) =>
    Object.keys({ ...parameters, ...query }).reduce(
      (sum, name) => sum + (parameters[name] === query[name] ? 2 : -2),
      body.success === true ? 1 : 0,
    )
  return fixtures
    .filter((one) => one.operation === operation?.id)
    .toSorted((a, b) => likeness(b) - likeness(a))[0]
}
