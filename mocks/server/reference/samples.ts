import { LISTS } from '#openapi/lists.ts'
import {
  bodyOf,
  type CodeSample,
  type Document,
  exampleOf,
  type Operation,
  queryOf,
} from './document.ts'

const ORIGIN = 'http://127.0.0.1:4010'
const PLAYER = { username: 'rahim', password: 'gold1234', type: 'username', side: 'player' }
const AGENT = { ...PLAYER, username: 'agent1', side: 'agent' }
const FORM = 'application/x-www-form-urlencoded'
const UPLOAD = `(fields) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}`

/** Lines of `text` after the first, one step further in. */
const indented = (text: string) => text.replaceAll('\n', '\n  ')

const WIDTH = 80

/** Brackets around parts of code, on one line if they fit. */
function around(
  [open, close]: readonly [string, string],
  parts: readonly string[],
  width = WIDTH,
): string {
  const space = open === '{' && parts.length > 0 ? ' ' : ''
  const line = `${open}${space}${parts.join(', ')}${space}${close}`
  if (line.length <= width && !line.includes('\n')) return line
  return `${open}\n  ${parts.map(indented).join(',\n  ')},\n${close}`
}

const objectOf = (parts: Readonly<Record<string, string>>, width?: number) =>
  around(
    ['{', '}'],
    Object.entries(parts).map(([name, part]) =>
      /^[a-z_$][\w$]*$/i.test(name) ? `${name}: ${part}` : `'${name}': ${part}`,
    ),
    width,
  )

/** A value of the contract as a program writes it. */
function literal(value: unknown): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return around(['[', ']'], value.map(literal))
  if (typeof value !== 'object' || value === null) return String(value)
  return objectOf(mapped(value))
}

const mapped = (value: object, own: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, own[name] ?? literal(each)]),
  )

/** Fields that a program makes for each request, or reads from a file. */
const OWN = {
  requestId: 'crypto.randomUUID()',
  file: "new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'receipt.jpg', { type: 'image/jpeg' })",
}

/** Parameters that the contract cannot require, because others may stand for them. */
const ONE_OF = ['nodeId']

/** The parameters that a call needs, with their examples. */
const findQuery = (document: Document, operation: Operation) =>
  Object.fromEntries(
    queryOf(document, operation).flatMap(({ name, required, example }) =>
      required || ONE_OF.includes(name) ? [[name, example]] : [],
    ),
  )

/** The first body of an operation: its media type, and its fields with those that a program makes itself. */
function sentBy(document: Document, { requestBody }: Operation) {
  const [[type, media] = []] = Object.entries((requestBody && bodyOf(requestBody).content) ?? {})
  const [first] = Object.values(media?.examples ?? {})
  return { type, body: mapped(Object(exampleOf(document, first)?.value), OWN) }
}

/** The arguments of a call: its path, and its options on one line only if both fit. */
function argumentsOf(document: Document, path: string, operation: Operation): string {
  const asked = findQuery(document, operation)
  const { type, body } = sentBy(document, operation)
  const options = {
    ...(Object.keys(asked).length > 0 && { params: literal({ query: asked }) }),
    ...(type && { body: objectOf(body) }),
    ...(type === FORM && { headers: literal({ 'content-type': FORM }) }),
    ...(type === 'multipart/form-data' && { bodySerializer: UPLOAD }),
  }
  const isBare = Object.keys(options).length === 0
  return isBare ? literal(path) : `${literal(path)}, ${objectOf(options, WIDTH - path.length)}`
}

const LIST_OF = new Map<string, string>(
  Object.entries(LISTS).flatMap(([group, lists]) =>
    Object.entries(lists).map(([name, path]): [string, string] => [path, `${group}.${name}`]),
  ),
)
const PAGES = ['pageNo', 'pageSize', 'until']

/** The statement that makes the call, and the names that it needs from the package. */
function callOf(document: Document, operation: Operation, where: string) {
  const [method, path = ''] = where.split(' ')
  const { operationId, responses = {} } = operation
  if (operationId === 'login') return { text: '', names: [] }
  if (operationId === 'logout') return { text: 'await portal.logOut()', names: [] }
  if (operationId === 'loginFreeplay')
    return { text: 'const session = await loginFreeplay(portal)', names: ['loginFreeplay'] }
  const list = method === 'GET' && LIST_OF.get(path)
  if (list) {
    const asked = Object.entries(findQuery(document, operation))
    const query = Object.fromEntries(asked.filter(([name]) => !PAGES.includes(name)))
    return {
      text: `for await (const row of portal.${list}(${literal(query)})) {\n  console.log(row)\n}`,
      names: [],
    }
  }
  const call = `portal.client.${method}(${argumentsOf(document, path, operation)})`
  const isEmpty = JSON.stringify(responses).includes('schemas/EmptyAnswer"')
  const [, first = '', rest = ''] = /^get(.)(.*)$/.exec(operationId) ?? []
  const name = first ? first.toLowerCase() + rest : 'answer'
  const text = `${isEmpty ? '' : `const ${name} = `}await ${around(['unwrap(', ')'], [call])}`
  return { text, names: ['unwrap'] }
}

/** The account that logs in for the call: the agent only where no member may call it, and null for a call of guests. */
function callerOf({ operationId, security = [], 'x-roles': roles = [] }: Operation) {
  if (operationId === 'login') return PLAYER
  if (security.length === 0 || roles.includes('guest')) return null
  return roles.includes('member') ? PLAYER : AGENT
}

/**
 * An operation as a program calls it with the SDK, from the contract's own examples; `npm run mock` answers it.
 * @param where its method with the path, `GET /wps/member/info`
 */
export function sampleOf(document: Document, operation: Operation, where: string): CodeSample {
  const { text, names } = callOf(document, operation, where)
  const caller = callerOf(operation)
  const lines = [
    `import { ${['createPortal', ...names].join(', ')} } from 'portal-sdk'`,
    '',
    `const portal = await createPortal({ baseUrl: '${ORIGIN}' })`,
    ...(caller ? [`await portal.logIn(${literal(caller)})`] : []),
    ...(text ? [text] : []),
  ]
  return { lang: 'TypeScript', label: 'portal-sdk', source: `${lines.join('\n')}\n` }
}
