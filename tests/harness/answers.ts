import { vi } from 'vitest'
import { findBreach } from '#mocks/contract/check.ts'
import type { ValueOf } from '#mocks/contract/types.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'

type Change = (value: unknown) => unknown
/** The value of a success, for operations that have one. */
type AnswerValue<Id extends OperationId> = NonNullable<ValueOf<Id>>

/** Changes the world's answers before they reach the page. */
export interface Answers {
  /**
   * Holds back the next answer of an operation, which the world has already logged. The returned function releases it.
   */
  hold(id: OperationId): () => void
  /** Changes the value of each success of an operation. Throws if the result breaks the contract. */
  amend<Id extends OperationId>(id: Id, change: (value: AnswerValue<Id>) => AnswerValue<Id>): void
}

function operationOf(request: Request, ids: Iterable<OperationId>): OperationId | undefined {
  const { pathname } = new URL(request.url)
  return [...ids].find((id) => {
    const { method, path } = operations[id]
    return request.method === method && pathname === path
  })
}

async function amended(id: OperationId, response: Response, change: Change): Promise<Response> {
  const body = await response.clone().json()
  if (!body.success) return response
  const next = { ...body, value: change(body.value) }
  const breach = findBreach(id, response.status, next, { byFault: false })
  if (breach) throw new Error(`${id}: ${breach}`)
  return Response.json(next, { headers: response.headers })
}

/** Intercepts the answers of a started world; only for operations without path parameters. */
export function interceptAnswers(): Answers {
  const send = globalThis.fetch
  const held = new Map<OperationId, Promise<void>>()
  const changes = new Map<OperationId, Change>()
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await send(request)
    const id = operationOf(request, new Set([...held.keys(), ...changes.keys()]))
    if (!id) return response
    const wait = held.get(id)
    held.delete(id)
    await wait
    const change = changes.get(id)
    return change ? amended(id, response, change) : response
  })
  return {
    hold(id) {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(id, promise)
      return resolve
    },
    amend(id, change) {
      changes.set(id, change as Change)
    },
  }
}
