// The request of a generated call.
import { toFieldText } from '#scripts/contract/body.mjs'
import { sealBody } from '#tests/mocks/seal.ts'

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

/** The request of a call to the fake backend; `operation` has the facts of the call, `now` is the backend's clock. */
export async function toRequest(call, operation, token, now) {
  const { method, path, encrypted, mediaType } = operation
  const query = new URLSearchParams(call.query)
  const headers = new Headers({ 'x-merchant': 'suborno', 'accept-language': 'EN' })
  if (call.token && token) headers.set('x-session-token', token)
  const url = `http://localhost${path}${query.size > 0 ? `?${query}` : ''}`
  if (call.text === undefined && call.body === undefined)
    return new Request(url, { method, headers })
  if (call.text === undefined && mediaType === 'multipart/form-data')
    return new Request(url, { method, headers, body: formOf(call.body) })
  headers.set('content-type', mediaType ?? 'application/json')
  const sent = encrypted && call.text === undefined ? await sealBody(call.body, now) : call.body
  return new Request(url, { method, headers, body: call.text ?? toFieldText(mediaType, sent) })
}
