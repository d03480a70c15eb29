import { stringify } from 'yaml'
import { z } from 'zod'
import { describeContract } from '#mocks/server/reference/describe.ts'
import {
  type Answer,
  type Document,
  exampleOf,
  operationsById,
  queryOf,
} from '#mocks/server/reference/document.ts'
import { readPortal } from '#mocks/server/reference/files.ts'
import { neededBy } from '#mocks/server/reference/part.ts'
import { createFinder } from '#mocks/world/core/find-by-words.ts'
import { nearest } from '#mocks/world/core/nearest.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { type AddTool, defineTool } from './tool.ts'

const ENVELOPE = 'application/vnd.portal.clear+json'
/** Longer schemas are cut, because an answer should fit beside others. */
const MAX_SCHEMAS = 12_000

/** The contract with the content of its extensions in the descriptions, as the API reference has it. */
let contract: Document | undefined
function readContract(): Document {
  contract ??= describeContract(readPortal(), new Map())
  return contract
}

const isOperation = (name: string): name is OperationId => Object.hasOwn(operations, name)

const entries = () =>
  [...operationsById(readContract())].flatMap(([name, { summary = '', ...operation }]) => {
    if (!isOperation(name)) return []
    const { method, path, tag, screens, refusals } = operations[name]
    const words = [summary, path, tag, ...screens, ...refusals].join(' ')
    return [{ name, words, tag, line: `${name}: ${method} ${path}. ${summary}`, operation }]
  })

/** A body's schema and its first example, without the encrypted form. */
function bodyOf(document: Document, answer: Answer | undefined) {
  const { content = {} } = answer ?? {}
  const media = content[ENVELOPE] ?? Object.values(content)[0]
  if (!media) return null
  const [first] = Object.values(media.examples ?? {})
  return { schema: media.schema, example: exampleOf(document, first)?.value }
}

/** The schemas that a body refers to, by name. */
const schemasOf = (document: Document, bodies: unknown) =>
  neededBy(bodies, document.components).schemas ?? {}

function describeOperation(name: OperationId): string {
  const document = readContract()
  const operation = operationsById(document).get(name)
  const { method, path, mediaType } = operations[name]
  const answer = operation?.responses?.['200']
  const bodies = {
    request: mediaType === null ? null : bodyOf(document, operation?.requestBody),
    response: bodyOf(document, answer && 'content' in answer ? answer : undefined),
  }
  const parameters = operation ? queryOf(document, operation) : []
  const text = stringify(
    { parameters, ...bodies, schemas: schemasOf(document, { parameters, bodies }) },
    { lineWidth: 0 },
  )
  const shown =
    text.length > MAX_SCHEMAS
      ? `${text.slice(0, MAX_SCHEMAS)}\n… The rest is in openapi/schemas.`
      : text
  return `# ${name}: ${method} ${path}\n\n${operation?.summary}\n\n${operation?.description}\n\n${shown}`
}

/** The tools that read the contract. */
export const contractTools: readonly AddTool[] = [
  defineTool(
    'list_operations',
    {
      description: 'List the operations of the contract, by words or by tag.',
      input: z.strictObject({
        words: z.string().min(1).optional().describe('Also a path, a screen or a refusal code'),
        tag: z.string().optional().describe('Such as deposit'),
        limit: z.int().min(1).max(100).default(20),
      }),
    },
    ({ words, tag, limit }) => {
      const all = entries()
      const tags: string[] = [...new Set(all.map((entry) => entry.tag))]
      if (tag !== undefined && !tags.includes(tag))
        throw new Error(`The contract has no tag "${tag}". Its tags: ${tags.join(', ')}.`)
      const tagged = all.filter((entry) => tag === undefined || entry.tag === tag)
      const found = words === undefined ? tagged : createFinder(tagged)(words)
      const rows = found.slice(0, limit).map(({ line }) => line)
      const more = found.length - rows.length
      if (rows.length === 0) return { text: `No operation matches "${words}".` }
      return { text: [...rows, ...(more > 0 ? [`${more} more match.`] : [])].join('\n') }
    },
  ),
  defineTool(
    'get_operation',
    {
      description:
        'Read one operation: who may call it, its refusals, and the schema and an example of request and response.',
      input: z.strictObject({ name: z.string().describe('Such as createDeposit') }),
    },
    ({ name }) => {
      if (isOperation(name)) return { text: describeOperation(name) }
      const near = nearest(name, Object.keys(operations)).join(', ')
      throw new Error(`The contract has no operation "${name}". Did you mean ${near}?`)
    },
  ),
]
