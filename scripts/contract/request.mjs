// The request of a call of the contract.
import { transportKey } from '#mocks/world/core/keys.ts'
import { seal } from './seal.mjs'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const isFields = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

function formOf(body) {
  const form = new FormData()
  for (const [name, value] of Object.entries(isFields(body) ? body : {})) {
    if (isFields(value) && typeof value.file === 'string')
      form.append(name, new File([new Uint8Array(PNG), 'x'], value.file, { type: 'image/png' }))
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}

/** A body as the operation takes it. Fields that are no texts stay JSON, which is no form. */
export const textOf = ({ body }, sent) =>
  body?.type === 'application/x-www-form-urlencoded' &&
  isFields(sent) &&
  Object.values(sent).every((value) => typeof value === 'string')
    ? new URLSearchParams(sent).toString()
    : JSON.stringify(sent)

/**
 * The request of a generated call to the fake backend; `operation` has the facts of the call, `now` is the backend's
 * clock.
 */
export async function requestOf(call, operation, token, now) {
  const { method, path, encrypted } = operation
  const query = new URLSearchParams(call.query)
  const headers = new Headers({ 'x-merchant': 'suborno', 'accept-language': 'EN' })
  if (call.token && token) headers.set('x-session-token', token)
  const url = `http://localhost${path}${query.size > 0 ? `?${query}` : ''}`
  if (call.text === undefined && call.body === undefined)
    return new Request(url, { method, headers })
  if (call.text === undefined && operation.body?.type === 'multipart/form-data')
    return new Request(url, { method, headers, body: formOf(call.body) })
  headers.set('content-type', operation.body?.type ?? 'application/json')
  const sent =
    encrypted && call.text === undefined ? await seal(transportKey, call.body, now) : call.body
  return new Request(url, { method, headers, body: call.text ?? textOf(operation, sent) })
}
