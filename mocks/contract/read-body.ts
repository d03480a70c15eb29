import type { Violation } from './violation.ts'

/** The parsed body of a request, or the reason why its media type or a part of it is refused. */
type Read =
  | { readonly body: unknown }
  | { readonly violation: Violation }
  | { readonly wrongType: string }

/** The media type in lower case, without parameters. */
const essenceOf = (headers: Headers) =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** The reason why the call does not accept a body with these headers; null if it does. */
function wrongTypeOf(declared: string | null, headers: Headers): string | null {
  if (declared === null) return null
  const packing = headers.get('content-encoding')?.trim().toLowerCase()
  if (packing && packing !== 'identity')
    return `The body is compressed (content-encoding ${packing}); send it as it is.`
  const type = essenceOf(headers)
  if (type === declared) return null
  return `The body must be sent as ${declared}, not ${type ? `as ${type}` : 'without a content-type'}.`
}

/** The parts of a form by name; a name that comes twice is refused, because only one of them would count. */
function fieldsOf(entries: Iterable<readonly [string, unknown]>): Read {
  const fields = new Map<string, unknown>()
  for (const [name, value] of entries) {
    if (fields.has(name)) return { violation: { path: `/body/${name}`, reason: 'is sent twice' } }
    fields.set(name, value)
  }
  return { body: Object.fromEntries(fields) }
}

/** Reads a body by its media type. A call without a body sends none, whatever its headers are. */
export async function readBody(declared: string | null, request: Request): Promise<Read> {
  const wrongType = wrongTypeOf(declared, request.headers)
  const type = essenceOf(request.headers)
  if (type === 'multipart/form-data' && wrongType === null) {
    // A form whose parts cannot be parsed has no fields and is refused.
    const form = await request.formData().catch(() => null)
    return form ? fieldsOf(form) : { body: null }
  }
  const text = await request.text()
  if (text === '') return { body: undefined }
  if (wrongType !== null) return { wrongType }
  if (type === 'application/x-www-form-urlencoded') return fieldsOf(new URLSearchParams(text))
  try {
    return { body: JSON.parse(text) }
  } catch {
    return { body: text }
  }
}
