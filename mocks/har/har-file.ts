import '#mocks/world/core/no-eval.ts'
import { z } from 'zod'
import { type OperationFacts, type OperationId, operations } from '#openapi/generated/operations.ts'

/** The largest file that is read, in bytes. */
export const MAX_HAR_BYTES = 100 * 1024 * 1024

/** Refuses a file by its size, so that it need not be read. */
export function checkHarSize(bytes: number): void {
  if (bytes > MAX_HAR_BYTES)
    throw new RangeError(
      'This file is larger than 100 MB. Filter the network panel by “/wps/” and export again.',
    )
}

const entrySchema = z.object({
  startedDateTime: z.string().optional(),
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
    postData: z.object({ text: z.string().optional() }).nullish(),
  }),
  response: z.object({
    status: z.number(),
    content: z.object({ text: z.string().nullish(), encoding: z.string().nullish() }).default({}),
  }),
})
const fileSchema = z.object({
  log: z.object({
    creator: z.object({ name: z.string() }).optional(),
    entries: z.array(z.unknown()),
  }),
})

/** One call of the contract in a HAR, as it was recorded. */
export interface ArchivedCall {
  readonly operationId: OperationId
  /** Epoch ms. */
  readonly at: number
  readonly url: URL
  readonly headers: Headers
  /** The parameters in its path. */
  readonly path: Readonly<Record<string, string>>
  /** Its body and that of its answer. */
  readonly sent: string
  readonly status: number
  readonly text: string
}

export interface Archive {
  /** The program that wrote it. */
  readonly creator: string
  /** In the order of their start. */
  readonly calls: readonly ArchivedCall[]
  /** Requests that are no call of the contract, such as pictures. */
  readonly others: number
  /** Calls of the contract whose response has no body in the file. */
  readonly unanswered: number
}

interface Template {
  readonly id: OperationId
  readonly method: OperationFacts['method']
  readonly pattern: RegExp
}

const escapeText = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')

const TEMPLATES = (Object.entries(operations) as [OperationId, OperationFacts][]).map(
  ([id, { method, path }]): Template => ({
    id,
    method,
    pattern: new RegExp(`^${escapeText(path).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }),
)

/** The operation of an address, with the parameters in its path; undefined for one outside of the contract. */
function findOperation(method: string, { pathname }: URL) {
  for (const { id, method: own, pattern } of TEMPLATES) {
    const match = own === method ? pattern.exec(pathname) : null
    if (match) return { operationId: id, path: { ...match.groups } }
  }
  return undefined
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

function decode(text: string, encoding: string | null | undefined): string {
  if (encoding !== 'base64') return text
  return new TextDecoder().decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)))
}

/** The headers that a program may read: HTTP/2 has some with a colon, which `Headers` refuses. */
const headersOf = (list: readonly { name: string; value: string }[]) =>
  new Headers(
    list
      .filter(({ name, value }) => /^[\w-]+$/.test(name) && /^[\x20-\xff]*$/.test(value))
      .map(({ name, value }): [string, string] => [name, value]),
  )

/** A redirect and an unchanged answer say nothing that could be given again. */
const isAnswer = (status: number) =>
  (status >= 200 && status < 300) || (status >= 400 && status < 600)

function parse(text: string) {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    value = undefined
  }
  const { data } = fileSchema.safeParse(value)
  if (data) return data.log
  throw new RangeError(
    'This file is not a HAR. Export one from the network panel of a browser (“Save all as HAR with content”).',
  )
}

/** Reads the calls of the contract from a HAR. Throws with a sentence if the file is not usable. */
export function readHarFile(text: string): Archive {
  checkHarSize(text.length)
  const { creator, entries } = parse(text)
  const hosts = new Set<string>()
  const calls: ArchivedCall[] = []
  let unanswered = 0
  for (const entry of entries) {
    const { data } = entrySchema.safeParse(entry)
    const url = data && parseUrl(data.request.url)
    if (!url) continue
    hosts.add(url.host)
    const { request, response, startedDateTime = '' } = data
    const found = findOperation(request.method, url)
    if (!found) continue
    const { text: answer, encoding } = response.content
    if (!answer || !isAnswer(response.status)) {
      unanswered += 1
      continue
    }
    calls.push({
      ...found,
      at: Date.parse(startedDateTime) || 0,
      url,
      headers: headersOf(request.headers),
      sent: request.postData?.text ?? '',
      status: response.status,
      text: decode(answer, encoding),
    })
  }
  const sites = [...hosts].slice(0, 3).join(', ')
  if (calls.length === 0 && unanswered > 0)
    throw new RangeError(
      'This file has no response bodies. Export it again with content, before you leave the page.',
    )
  if (calls.length === 0)
    throw new RangeError(
      `This file has no call of the portal’s API${sites && `: it was recorded on ${sites}`}.`,
    )
  return {
    creator: creator?.name ?? 'unknown',
    calls: calls.sort((a, b) => a.at - b.at),
    others: entries.length - calls.length - unanswered,
    unanswered,
  }
}
