// Reads the contract as one bundled document and resolves references on demand.
import { fileURLToPath } from 'node:url'
import { bundle, createConfig } from '@redocly/openapi-core'

export type Node = { readonly [key: string]: unknown }

/** An operation of the contract or a message of the socket. */
export type Operation = {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly node: Node
}

/** A body with its schema and examples; `place` names its location. */
export type Body = {
  readonly place: string
  readonly schema: unknown
  readonly examples: readonly unknown[]
}

/** The media type of an encrypted body's content. */
export const CLEAR = 'application/vnd.portal.clear+json'

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options']

export const rootFile = fileURLToPath(new URL('../../openapi/portal.yaml', import.meta.url))
export const lintConfigFile = fileURLToPath(new URL('../../openapi/redocly.yaml', import.meta.url))

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** @returns the bundled document; throws if a reference cannot be resolved */
export async function readContract(): Promise<Node> {
  const result = await bundle({
    ref: rootFile,
    config: await createConfig({}),
  })
  const [problem] = result.problems
  if (problem) throw new Error(problem.message)
  const document: unknown = result.bundle.parsed
  if (!isNode(document)) throw new Error('The contract is not an object.')
  return document
}

/** The value itself, or the target of its reference; an empty node when missing. */
export function follow(contract: Node, value: unknown): Node {
  if (!isNode(value)) return {}
  const { $ref } = value
  if (typeof $ref !== 'string') return value
  const keys = $ref.slice(2).split('/').map(unescapePointer)
  const target = keys.reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), contract)
  if (target === undefined) throw new Error(`Nothing at ${$ref}`)
  return follow(contract, target)
}

const unescapePointer = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~')

/** The operations under `paths` or, with 'webhooks', the messages of the socket. */
export function listOperations(
  contract: Node,
  under: 'paths' | 'webhooks' = 'paths',
): readonly Operation[] {
  return Object.entries(follow(contract, contract[under])).flatMap(([path, reference]) => {
    const item = follow(contract, reference)
    return METHODS.filter((method) => method in item).map((method) => {
      const node = follow(contract, item[method])
      return { id: String(node.operationId), method, path, node }
    })
  })
}

/** The responses of an operation by status. */
export function listResponses(contract: Node, operation: Operation): readonly [string, Node][] {
  const responses = follow(contract, operation.node.responses)
  return Object.entries(responses).map(([status, at]) => [status, follow(contract, at)])
}

export const toBody = (contract: Node, media: Node, place: string): Body => ({
  place,
  schema: media.schema,
  examples: listExamples(contract, media),
})

/** The request and response bodies of an operation, including the clear content of an encrypted one. */
export function listBodies(contract: Node, operation: Operation): readonly Body[] {
  const request = follow(contract, operation.node.requestBody)
  const holders: readonly [string, Node][] = [
    ['request', request],
    ...listResponses(contract, operation),
  ]
  return holders.flatMap(([name, holder]) =>
    Object.entries(follow(contract, holder.content)).flatMap(([mediaType, at]) => {
      const media = follow(contract, at)
      return [toBody(contract, media, `${operation.id} ${name} ${mediaType}`)]
    }),
  )
}

/** `example` and `examples` of a media type or parameter, as plain values. */
export function listExamples(contract: Node, holder: Node): readonly unknown[] {
  const named = Object.values(follow(contract, holder.examples))
  const values = named.map((at) => follow(contract, at).value)
  return 'example' in holder ? [holder.example, ...values] : values
}

/** The parameters of an operation with references resolved. */
export function listParameters(contract: Node, operation: Operation): readonly Node[] {
  const { parameters } = operation.node
  return Array.isArray(parameters) ? parameters.map((at) => follow(contract, at)) : []
}
