/** Whether it is a file of form data, of any realm: a page in a test has its own classes. */
const isFile = (value: unknown): value is File =>
  Object.prototype.toString.call(value) === '[object File]'

export const isFields = (body: unknown): body is Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null && !Array.isArray(body)

/** A body with each file replaced by a description, so that a log can show and keep it. */
export function describeFiles(body: unknown): unknown {
  if (!isFields(body)) return body
  const described = (value: unknown) =>
    isFile(value) ? `${value.name} (${value.type || 'no type'}, ${value.size} bytes)` : value
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, described(value)]))
}

/** The fields of a form that are files. */
export const findFiles = (body: unknown): object =>
  isFields(body) ? Object.fromEntries(Object.entries(body).filter(([, one]) => isFile(one))) : {}

/** The fields of a body with each file replaced by the result of `read`. */
export async function withFilesRead(
  body: object,
  read: (bytes: ArrayBuffer) => Promise<string>,
): Promise<object> {
  const entries = Object.entries(body).map(async ([name, value]: [string, unknown]) => [
    name,
    isFile(value) ? await read(await value.arrayBuffer()) : value,
  ])
  return Object.fromEntries(await Promise.all(entries))
}
