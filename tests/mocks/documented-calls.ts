// The calls of the contract as documented.
import type { World } from '#mocks/world/world-types.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import {
  isNode,
  listBodies,
  listExamples,
  listOperations,
  listParameters,
  readContract,
} from '#tests/contract/contract.ts'
import { sealBody } from './seal.ts'

/** Replaced by a number that JSON can write but no computer can store. */
export const INFINITE = '@infinite'
/** The signature of a PNG. */
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const contract = await readContract()
const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id)

/** Each operation with its documented parameters and body, all of them valid. */
export const documented = listOperations(contract).flatMap((one) => {
  if (!isOperation(one.id)) return []
  // The second body of an encrypted operation is the content of the envelope.
  const body = listBodies(contract, one).findLast(({ place }) => place.includes(' request '))
  const parameters = listParameters(contract, one).map((parameter) => ({
    place: String(parameter.in),
    name: String(parameter.name),
    required: parameter.required === true,
    most: isNode(parameter.schema) ? parameter.schema.maximum : undefined,
    example: listExamples(contract, parameter)[0],
  }))
  return [
    { id: one.id, parameters, body: body?.examples[0], form: body?.place.endsWith('/form-data') },
  ]
})

export const toText = (value: unknown) => JSON.stringify(value).replaceAll(`"${INFINITE}"`, '1e309')

export function toFormData(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(isNode(body) ? body : {})) {
    if (value === undefined) continue
    const text = typeof value === 'string' ? value : toText(value)
    if (name === 'file') form.append(name, new File([PNG, text], 'slip.png'))
    else form.append(name, text)
  }
  return form
}

const fieldsOf = (body: unknown) =>
  new URLSearchParams(
    Object.entries(isNode(body) ? body : {}).map(([name, value]) => [name, String(value)]),
  ).toString()

export type Documented = (typeof documented)[number]

export const toHeaders = (token: string | null) =>
  new Headers({
    'x-merchant': 'suborno',
    'accept-language': 'EN',
    ...(token !== null && { 'x-session-token': token }),
  })

/** A documented call as a request. */
export async function toValidRequest(world: World, { id, parameters, body, form }: Documented) {
  const { method, path, encrypted, mediaType } = operations[id]
  const isFields = mediaType === 'application/x-www-form-urlencoded'
  const query = new URLSearchParams()
  for (const { place, name, example } of parameters)
    if (place === 'query') query.append(name, String(example))
  const url = `http://localhost${path}?${query}`
  const headers = toHeaders(world.visitor.token)
  if (body === undefined) return new Request(url, { method, headers })
  if (form) return new Request(url, { method, headers, body: toFormData(body) })
  const sent = encrypted ? await sealBody(body, world.clock.now()) : body
  headers.set('content-type', mediaType ?? '')
  return new Request(url, { method, headers, body: isFields ? fieldsOf(body) : toText(sent) })
}

/** The widest documented read: optional parameters that narrow it are left out. */
export function toReadRequest(
  world: World,
  { id, parameters }: Documented,
  more: Record<string, string> = {},
): Request {
  const query = new URLSearchParams(more)
  for (const { place, name, required, most, example } of parameters)
    if (place === 'query' && required)
      query.append(name, String(name === 'pageSize' ? (most ?? example) : example))
  return new Request(`http://localhost${operations[id].path}?${query}`, {
    headers: toHeaders(world.visitor.token),
  })
}
