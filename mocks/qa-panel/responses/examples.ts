import { type OperationId, operations } from '#openapi/generated/operations.ts'

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), value)

/** The target of a `$ref` inside the contract. */
function resolved(contract: unknown, value: unknown): unknown {
  const ref = at(value, '$ref')
  if (typeof ref !== 'string') return value
  return resolved(contract, at(contract, ...ref.split('/').slice(1)))
}

/** The contract's example for an operation and a status; undefined without one. */
function exampleIn(contract: unknown, id: OperationId, status: number): unknown {
  const { path, method } = operations[id]
  const answer = resolved(
    contract,
    at(contract, 'paths', path, method.toLowerCase(), 'responses', String(status)),
  )
  const examples = at(answer, 'content', 'application/json', 'examples')
  const [first] = Object.values(Object(examples))
  return at(resolved(contract, first), 'value')
}

let contract: Promise<unknown> | null = null

/** The portal's contract, which is fetched on first use. */
export function fetchContract(): Promise<unknown> {
  contract ??= import('#openapi/generated/portal.bundle.json?raw').then(({ default: text }) =>
    JSON.parse(text),
  )
  return contract
}

/** Like `exampleIn`, for the portal's contract. */
export async function fetchExample(id: OperationId, status: number): Promise<unknown> {
  return exampleIn(await fetchContract(), id, status)
}
