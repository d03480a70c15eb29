// Converts a backend's traffic to a HAR, without what identifies the caller.
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { createRedactor, namedValues } from '#mocks/har/redact.ts'
import { readOperations } from '../generate/operations.mjs'
import { findDrift } from './check-answer.mjs'

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

const message = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1 }
const JSON_TYPE = 'application/json'

/** An entry of a HAR. Its comment lists where the answer differs from the contract. */
function entryOf({ method, url, query, request, status, body, ms, drifts }) {
  const address = new URL(url)
  address.search = new URLSearchParams(query).toString()
  const text = JSON.stringify(body)
  return {
    startedDateTime: new Date(Date.now() - ms).toISOString(),
    time: ms,
    request: {
      ...message,
      method,
      url: address.href,
      headers: [],
      queryString: Object.entries(query).map(([name, value]) => ({ name, value })),
      ...(request !== null && {
        postData: { mimeType: JSON_TYPE, text: JSON.stringify(request) },
      }),
    },
    response: {
      ...message,
      status,
      statusText: '',
      redirectURL: '',
      headers: [{ name: 'content-type', value: JSON_TYPE }],
      content: { size: text.length, mimeType: JSON_TYPE, text },
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
    comment: drifts.join('\n'),
  }
}

/**
 * @returns a function of a call, its answer and its duration in ms that returns its operation, the differences from the
 * contract and the entry of the HAR, or null where nothing is to be stored
 */
export function createRecorder(contract, salt) {
  const operations = readOperations(contract)
  const { redact } = createRedactor(namedValues(contract), salt)
  return ({ method, url, text: sent }, answer, ms) => {
    const operation = operationOf(operations, method, url)
    const body = parsed(answer.text)
    if (!operation || body === null) return null
    const query = Object.fromEntries(new URL(url).searchParams)
    // A sealed body could not be read, and is not ours to read.
    const request = operation.encrypted ? null : parsed(sent)
    const clean = redact({ query, request, body })
    const drifts = findDrift(operation, answer)
    const { status } = answer
    return { operation, drifts, entry: entryOf({ method, url, status, ms, drifts, ...clean }) }
  }
}

const START =
  '{"log":{"version":"1.2","creator":{"name":"contract -- record","version":"1"},"entries":['
const END = '\n]}}\n'

/** Begins a HAR, which is complete after each entry. */
export function createHarFile(path) {
  mkdirSync(dirname(path), { recursive: true })
  const file = openSync(path, 'w')
  let at = writeSync(file, START)
  writeSync(file, END)
  let separator = '\n'
  return {
    add(entry) {
      const end = at + writeSync(file, `${separator}${JSON.stringify(entry)}`, at)
      writeSync(file, END, end)
      at = end
      separator = ',\n'
    },
    close: () => closeSync(file),
  }
}
