// Mistakes that a backend can make, planted into its answers; `npm run contract -- verify` must find them.

/** The first object in a value that has this field, at any depth. */
function holderOf(value, field) {
  if (typeof value !== 'object' || value === null) return null
  if (Object.hasOwn(value, field)) return value
  return Object.values(value).reduce((found, inner) => found ?? holderOf(inner, field), null)
}

/** Changes the body's fields in place. */
const inBody = (change) => (answer) => {
  const body = JSON.parse(answer.text)
  change(body)
  return { ...answer, text: JSON.stringify(body) }
}
const set = (field, value) =>
  inBody((body) => {
    holderOf(body, field)[field] = value
  })
const without = (field) => inBody((body) => delete holderOf(body, field)[field])
const header = (name, value) => (answer) => {
  const headers = new Headers(answer.headers)
  if (value === null) headers.delete(name)
  else headers.set(name, value)
  return { ...answer, headers }
}
const refusal = (errorCode) =>
  inBody((body) => Object.assign(body, { success: false, value: null, errorCode }))
const failure = (status, errorCode) => (answer) => ({ ...refusal(errorCode)(answer), status })

/**
 * The mistakes: their names, the operation, and how to plant them.
 * @type {{ name: string, operation: string, change: (answer: { status: number, headers: Headers, text: string }) =>
 * object }[]}
 */
export const MUTATIONS = [
  ['a field is missing', 'getBalance', without('balance')],
  [
    'a field has another name',
    'getBalance',
    inBody(({ value }) => Object.assign(value, { saldo: '1.00' })),
  ],
  ['an amount is a number', 'getBalance', set('balance', 25480.5)],
  ['an amount has three decimals', 'getBalance', set('balance', '25480.500')],
  ['an amount has a comma', 'getBalance', set('balance', '25,480.50')],
  ['a moment is a text', 'getBalance', set('updatedAt', '2026-11-20T09:00:00Z')],
  ['a moment is in seconds', 'getBalance', set('updatedAt', 1795165200)],
  ['a moment has a fraction', 'getBalance', set('updatedAt', 1795165200000.5)],
  ['null where there is none', 'getBalance', set('currency', null)],
  ['an unknown value of an enumeration', 'getPromotions', set('type', 'mystery')],
  ['a list is an object', 'getPromotions', set('list', {})],
  ['a wrong type deep in a list', 'getPromotions', set('title', 7)],
  ['a count below zero', 'getMessages', set('total', -1)],
  ['success is a text', 'getBalance', set('success', 'true')],
  ['the envelope has no trace id', 'getBalance', without('traceId')],
  [
    'the envelope is missing',
    'getBalance',
    (answer) => ({ ...answer, text: '{"balance":"1.00"}' }),
  ],
  ['a status of its own', 'getBalance', (answer) => ({ ...answer, status: 201 })],
  ['it sends somewhere else', 'getBalance', (answer) => ({ ...answer, status: 302 })],
  ['a page instead of JSON', 'getBalance', (answer) => ({ ...answer, text: '<html>Busy</html>' })],
  ['half a body', 'getBalance', (answer) => ({ ...answer, text: answer.text.slice(0, 40) })],
  ['no body', 'getBalance', (answer) => ({ ...answer, text: '' })],
  ['another content-type', 'getBalance', header('content-type', 'text/plain')],
  ['no trace id in the headers', 'getBalance', header('x-trace-id', null)],
  ['the trace id of another answer', 'getBalance', header('x-trace-id', 'tr-another-one')],
  ['no clock in the headers', 'getBalance', header('x-server-time', null)],
  ['a code that is not declared', 'getBalance', refusal('bonus.missing')],
  [
    'a failure outside the envelope',
    'getBalance',
    (answer) => ({ ...answer, status: 500, text: '{"error":"x"}' }),
  ],
  ['too many requests, and not until when', 'getBalance', failure(429, 'rate.limited')],
].map(([name, operation, change]) => ({ name, operation, change }))

/** Sends requests and changes the answers of one operation. */
export const mutated = (send, path, change) => async (request) => {
  const response = await send(request)
  if (new URL(request.url).pathname !== path) return response
  const { status, headers } = response
  const wrong = change({ status, headers, text: await response.text() })
  return new Response(wrong.text, wrong)
}
