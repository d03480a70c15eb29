/** The parts of an OpenAPI document that the reference reads or writes; everything else is passed through. */
export interface Example {
  readonly summary?: string
  readonly value?: unknown
}
export type Reference = { readonly $ref: string }
type Media = {
  readonly schema?: unknown
  readonly examples?: Readonly<Record<string, Example | Reference>>
}
export interface Answer {
  readonly description?: string
  readonly content?: Readonly<Record<string, Media>>
}
interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly example?: unknown
}
/** A sample of a call in code, as tools for references know it. */
export interface CodeSample {
  readonly lang: string
  readonly label: string
  readonly source: string
}
export interface Operation {
  readonly operationId: string
  readonly summary?: string
  readonly description?: string
  readonly tags?: readonly string[]
  readonly deprecated?: boolean
  readonly security?: readonly object[]
  readonly parameters?: readonly (Parameter | Reference)[]
  readonly requestBody?: Answer
  readonly responses?: Readonly<Record<string, Answer | Reference>>
  readonly 'x-roles'?: readonly string[]
  readonly 'x-screens'?: readonly string[]
  readonly 'x-refusals'?: readonly string[]
  readonly 'x-encrypted'?: boolean
  readonly 'x-idempotent'?: boolean
  readonly 'x-before-password-change'?: boolean
  readonly 'x-sunset'?: string
  readonly 'x-replaced-by'?: string
  readonly 'x-codeSamples'?: readonly CodeSample[]
}
export type Item = Readonly<Record<string, Operation>>
interface Tag {
  readonly name: string
  readonly description?: string
}
export interface Document {
  readonly info: { readonly title: string; readonly description?: string }
  readonly tags: readonly Tag[]
  readonly paths: Readonly<Record<string, Item>>
  readonly webhooks?: Readonly<Record<string, Item>>
  readonly components: {
    readonly examples?: Readonly<Record<string, Example>>
    readonly parameters?: Readonly<Record<string, Parameter>>
    readonly securitySchemes?: unknown
    readonly [kind: string]: unknown
  }
}

export const METHODS: readonly string[] = ['get', 'put', 'post', 'delete', 'patch']

const operationsIn = (items: Readonly<Record<string, Item>>) =>
  Object.values(items).flatMap((item) =>
    Object.entries(item).flatMap(([method, operation]) =>
      METHODS.includes(method) ? [operation] : [],
    ),
  )

/** Operations and socket events by id. */
export const operationsById = ({ paths, webhooks = {} }: Document) =>
  new Map([paths, webhooks].flatMap(operationsIn).map((each) => [each.operationId, each]))

/** Resolves an example that may be a reference. */
export function exampleOf(
  { components }: Document,
  found: Example | Reference | undefined,
): Example | undefined {
  if (!found || !('$ref' in found)) return found
  return components.examples?.[found.$ref.replace('#/components/examples/', '')]
}

/** The parameters of an operation in its address. */
export const queryOf = ({ components }: Document, { parameters = [] }: Operation) =>
  parameters
    .flatMap((one) =>
      '$ref' in one
        ? (components.parameters?.[one.$ref.replace('#/components/parameters/', '')] ?? [])
        : one,
    )
    .filter((one) => one.in === 'query')

const CLEAR = 'application/vnd.portal.clear+json'

/** A request body as a program writes it: that of an encrypted call begins with the unencrypted form. */
export function bodyOf(requestBody: Answer): Answer {
  const { [CLEAR]: clear, ...content } = requestBody.content ?? {}
  return clear ? { ...requestBody, content: { [CLEAR]: clear, ...content } } : requestBody
}
