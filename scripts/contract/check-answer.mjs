// Describes how an answer of a real backend differs from the contract.
import { anyRefusal, validators } from '#openapi/generated/validators.js'

/**
 * An answer as it came.
 * @typedef {{ status: number, headers: Headers, text: string }} Answer
 */

function reasonOf(validate, value) {
  if (validate(value)) return null
  const [error] = validate.errors
  const detail = error.params.additionalProperty ?? error.params.allowedValues
  const place = error.instancePath || 'the body'
  return `${place} ${error.message}${detail === undefined ? '' : ` (${detail})`}`
}

const parsed = (text) => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

/** Every time since 1973 is above this in milliseconds, and every time until the year 5138 is below it in seconds. */
const MIN_EPOCH_MS = 1e11

/** Fields with a time in seconds. The schema cannot refuse them, but every time of the contract is in milliseconds. */
function secondsIn(value, place = '') {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = `${place}/${key}`
    const isMoment = /(At|Until|Time|timestamp)$/.test(key) && Number.isInteger(inner)
    if (isMoment && inner > 0 && inner < MIN_EPOCH_MS) return [`${path} is a moment in seconds`]
    return secondsIn(inner, path)
  })
}

function driftInHeaders(status, headers, traceId) {
  const drifts = []
  const type = headers.get('content-type') ?? 'none'
  if (!/^application\/json\b/.test(type)) drifts.push(`its content-type is ${type}`)
  const trace = headers.get('x-trace-id')
  if (!trace) drifts.push('the header x-trace-id is missing')
  else if (trace !== traceId)
    drifts.push('the header x-trace-id names another answer than the body')
  if (!/^\d+$/.test(headers.get('x-server-time') ?? ''))
    drifts.push('the header x-server-time is no moment in milliseconds')
  const waits = status === 429 || status === 503
  if (waits && !/^\d+$/.test(headers.get('retry-after') ?? ''))
    drifts.push('the header retry-after does not say how many seconds to wait')
  return drifts
}

/**
 * @param operation one of readOperations
 * @param {Answer} answer
 * @returns {string[]} every difference, none where the answer keeps the contract
 */
export function findDrift(operation, { status, headers, text }) {
  const statuses = operation.responses.map(([declared]) => declared)
  if (!statuses.includes(String(status)))
    return [`it answers ${status}, and the contract declares ${statuses.join(', ')}`]
  if (text === '') return [`its answer ${status} has no body`]
  const body = parsed(text)
  if (!body) return [`its answer ${status} is no JSON: ${text.slice(0, 60)}`]
  const reason = reasonOf(validators[operation.id].responses[status] ?? anyRefusal, body.value)
  const { success, errorCode } = body.value ?? {}
  const strange = status === 200 && success === false && !operation.refusals.includes(errorCode)
  return [
    ...(reason ? [`in its answer ${status} ${reason}`] : []),
    ...(strange ? [`it refuses with ${errorCode}, which is none of its codes`] : []),
    ...secondsIn(body.value).slice(0, 1),
    ...driftInHeaders(status, headers, body.value?.traceId),
  ]
}
