import {
  bodyOf,
  type Document,
  exampleOf,
  type Item,
  METHODS,
  type Operation,
  operationsById,
} from './document.ts'
import { sampleOf } from './samples.ts'

/** Pages in Markdown, by the tag that each introduces. */
export type Flows = ReadonlyMap<string, string>

const code = (text: string) => `\`${text}\``

/** The contract's texts are not markup: `<session token>` must be shown literally. */
const plain = (text = '') => text.replaceAll('<', '&lt;')

/** The anchor of an operation: pages link to it by its id alone. */
const placeOf = ({ tags = [], operationId }: Operation) =>
  `#/${encodeURIComponent(tags[0] ?? 'default')}/${operationId}`

const NAMES: Readonly<Record<string, string>> = {
  guest: 'guests',
  trial: 'trial accounts',
  member: 'members',
  agent: 'agents',
  accountant: 'accountants',
}

function sessionSentence({ security = [] }: Operation): string {
  const isOptional = security.some((way) => Object.keys(way).length === 0)
  if (security.length === 0) return 'No session is needed.'
  return isOptional ? '`x-session-token` is optional.' : 'Send the session as `x-session-token`.'
}

const callersOf = (operation: Operation) => {
  const names = (operation['x-roles'] ?? []).map((role) => NAMES[role] ?? role)
  return names.length > 0
    ? [`**Who may call it:** ${names.join(', ')}. ${sessionSentence(operation)}`]
    : []
}

const deprecationOf = (operation: Operation) => {
  if (!operation.deprecated) return []
  const { 'x-sunset': sunset, 'x-replaced-by': next } = operation
  return [
    `**Deprecated:** available until ${sunset}.${next ? ` Use [${next}](#${next}) instead.` : ''}`,
  ]
}

const marksOf = (operation: Operation) => [
  ...(operation['x-encrypted']
    ? [
        '**Encrypted:** the request body is an `EncryptedEnvelope`. *Try it* takes plain JSON, as `application/vnd.portal.clear+json`, and encrypts it before sending.',
      ]
    : []),
  ...(operation['x-idempotent']
    ? [
        '**Safe to retry:** the same request with the same content gets the same response and is carried out once.',
      ]
    : []),
  ...(operation['x-before-password-change']
    ? ['**Available** even when the password must be changed first.']
    : []),
]

const screensOf = (operation: Operation) => {
  const screens = operation['x-screens'] ?? []
  return screens.length > 0 ? [`**Screens:** ${screens.join(', ')}.`] : []
}

/** The meaning of a code, from the text of its example. */
function meaningOf(document: Document, { responses = {} }: Operation, refusal: string): string {
  const answer = responses['200']
  const content = answer && 'content' in answer ? (answer.content ?? {}) : {}
  const [meaning = ''] = Object.values(content).flatMap(({ examples }) => {
    const summary = exampleOf(document, examples?.[refusal])?.summary
    return summary === undefined ? [] : [summary]
  })
  return meaning
}

function refusalsOf(document: Document, operation: Operation): string[] {
  const codes = operation['x-refusals'] ?? []
  if (codes.length === 0) return []
  const rows = codes.map((each) => `| ${code(each)} | ${meaningOf(document, operation, each)} |`)
  return [
    '**Refusals** (HTTP 200 with `success: false`)',
    ['| errorCode | meaning |', '|---|---|', ...rows].join('\n'),
  ]
}

const describeOperation = (document: Document, operation: Operation): Operation => ({
  ...operation,
  ...(operation.requestBody && { requestBody: bodyOf(operation.requestBody) }),
  description: [
    ...deprecationOf(operation).map((text) => linkOperations(document, text)),
    ...(operation.description ? [plain(operation.description)] : []),
    ...callersOf(operation),
    ...marksOf(operation),
    ...screensOf(operation),
    ...refusalsOf(document, operation),
  ].join('\n\n'),
})

const describeItems = (
  items: Readonly<Record<string, Item>>,
  describe: (operation: Operation, method: string, path: string) => Operation,
) =>
  Object.fromEntries(
    Object.entries(items).map(([path, item]): [string, Item] => [
      path,
      Object.fromEntries(
        Object.entries(item).map(([method, each]) => [
          method,
          METHODS.includes(method) ? describe(each, method, path) : each,
        ]),
      ),
    ]),
  )

/** The description of a socket event: when it comes and who shows it. Its schema and example follow under its name. */
function socketSection({ webhooks = {} }: Document): string {
  const rows = Object.entries(webhooks).flatMap(([type, item]) =>
    Object.values(item).map(
      (event) =>
        `| [${type}](${placeOf(event)}) | ${event.summary ?? ''} | ${(event['x-screens'] ?? []).join(', ')} |`,
    ),
  )
  return ['| event | when | shown by |', '|---|---|---|', ...rows].join('\n')
}

/** `[login](#login)` becomes a link to the section of that operation. Throws if it does not exist. */
export function linkOperations(document: Document, page: string): string {
  const all = operationsById(document)
  return page.replaceAll(/\]\(#([A-Za-z]+)\)/g, (_, id: string) => {
    const operation = all.get(id)
    if (!operation) throw new RangeError(`A page names "${id}", which is not an operation.`)
    return `](${placeOf(operation)})`
  })
}

/** Makes the reference's calls request English responses. */
function inEnglish(components: Document['components']): Document['components'] {
  const parameters: Readonly<Record<string, unknown>> = Object(components.parameters)
  const AcceptLanguage = { ...Object(parameters.AcceptLanguage), example: 'EN' }
  return { ...components, parameters: { ...parameters, AcceptLanguage } }
}

/** The contract as the reference shows it: the content of its extensions is written into the descriptions. */
export function describeContract(document: Document, flows: Flows): Document {
  return {
    ...document,
    info: { ...document.info, description: plain(document.info.description) },
    tags: document.tags.map((tag) => {
      const page = flows.get(tag.name)
      const parts = [
        plain(tag.description),
        ...(page ? [linkOperations(document, page)] : []),
        ...(tag.name === 'socket' ? [socketSection(document)] : []),
      ]
      return { ...tag, description: parts.join('\n\n') }
    }),
    components: inEnglish(document.components),
    paths: describeItems(document.paths, (operation, method, path) => ({
      ...describeOperation(document, operation),
      'x-codeSamples': [sampleOf(document, operation, `${method.toUpperCase()} ${path}`)],
    })),
    ...(document.webhooks && {
      webhooks: describeItems(document.webhooks, (event) => describeOperation(document, event)),
    }),
  }
}
