// Calls every operation of a backend once and checks each answer against the contract.
import { examplesIn, readOperations } from '../generate/operations.mjs'
import { seal, toFieldText } from './body.mjs'
import { findDrift } from './check-answer.mjs'

/** Reads that start something on the server count as writes. */
const BEGINNING = new Set(['launchGame', 'trialLaunch', 'launchChat'])
/** Writes that end the session come last. */
const ENDING = ['changePassword', 'closeAccount', 'logout']

const isSafe = ({ id, method }) => method === 'GET' && !BEGINNING.has(id)

/** Reads first, in the order of the contract, then whatever starts or changes something. */
function inOrder(operations, writes) {
  const rank = (one) => (isSafe(one) ? 0 : 1 + Math.max(0, ENDING.indexOf(one.id) + 1))
  return operations.filter((one) => writes || isSafe(one)).toSorted((a, b) => rank(a) - rank(b))
}

/** The transport key in an answer, at any depth. */
function keyIn(value) {
  if (typeof value !== 'object' || value === null) return null
  if (typeof value.kid === 'string' && typeof value.publicKey === 'string') return value
  return Object.values(value).reduce((found, inner) => found ?? keyIn(inner), null)
}

const valueIn = (text) => {
  try {
    return JSON.parse(text).value
  } catch {
    return null
  }
}

/** The last value of each field in the answers so far; a parameter such as `messageId` may request an `id`. */
function createMemory() {
  const byName = new Map()
  const learn = (value, name = '') => {
    if (Array.isArray(value)) for (const one of value.slice(0, 3)) learn(one, name)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) learn(inner, key)
    else if (typeof value === 'string' || typeof value === 'number') byName.set(name, value)
  }
  const last = (name) => byName.get(name) ?? (name.endsWith('Id') ? byName.get('id') : undefined)
  return { learn, last }
}

/**
 * `send` takes a Request. `only` names the operations to call; the default is all. `writes` also calls those that
 * change something.
 * @param {{ contract: object, backend: string, session?: string, merchant?: string, writes?: boolean,
 * only?: string[], send?: (request: Request) => Promise<Response> }} options
 * @returns {Promise<{ id: string, status: number, granted: boolean, drifts: string[] }[]>} one entry for each
 * operation that was asked; status 0 where no answer came
 */
export async function verify(options) {
  const { contract, backend, session, merchant = 'suborno', writes = false, only = [] } = options
  const { send = (request) => fetch(request, { signal: AbortSignal.timeout(20_000) }) } = options
  const memory = createMemory()
  let transport = null
  let skew = 0

  async function requestOf(operation, remembered) {
    const url = new URL(operation.path, backend)
    const headers = new Headers({ 'x-merchant': merchant, 'accept-language': 'EN' })
    if (session && operation.session !== 'none') headers.set('x-session-token', session)
    for (const { in: place, name, required, ...parameter } of operation.parameters) {
      if (place !== 'query') continue
      // An id that the backend itself returned exists there; the examples of the contract may not.
      const known = remembered && required ? memory.last(name) : undefined
      const value = known ?? examplesIn(contract, parameter)[0]
      if (value !== undefined) url.searchParams.set(name, String(value))
    }
    if (!operation.body)
      return new Request(url, { method: operation.method, headers, redirect: 'manual' })
    const clear = operation.body.example
    const sealed = operation.encrypted && transport
    const body = sealed ? await seal(transport, clear, Date.now() + skew) : clear
    headers.set('content-type', operation.body.type)
    return new Request(url, {
      method: operation.method,
      headers,
      body: toFieldText(operation.body.type, body),
      redirect: 'manual',
    })
  }

  async function ask(operation, remembered = false) {
    try {
      const response = await send(await requestOf(operation, remembered))
      return { status: response.status, headers: response.headers, text: await response.text() }
    } catch (error) {
      return { status: 0, headers: new Headers(), text: '', error: (error.cause ?? error).message }
    }
  }

  async function judge(operation) {
    const first = await ask(operation)
    const answer = first.status === 404 ? await ask(operation, true) : first
    const value = valueIn(answer.text)
    memory.learn(value)
    transport ??= keyIn(value)
    const now = Number(answer.headers.get('x-server-time'))
    if (now > 0) skew = now - Date.now()
    const drifts = answer.error
      ? [`it does not answer: ${answer.error}`]
      : findDrift(operation, answer)
    const granted = answer.status === 200 && /"success":\s*true/.test(answer.text)
    return { id: operation.id, status: answer.status, granted, drifts }
  }

  const operations = readOperations(contract).filter(
    ({ id }) => only.length === 0 || only.includes(id),
  )
  const results = []
  for (const operation of inOrder(operations, writes)) results.push(await judge(operation))
  return results
}
