import { isRecord } from '#lib/read.ts'
import { assertShape, factsOfAnswer } from './answer-shapes.ts'
import { type ApiError, asApiError, toApiError } from './error.ts'

export interface Answer<E> {
  data?: E
  error?: unknown
  response: Response
}

/** The value of the branch that succeeded. */
type ValueOf<E> = E extends { success: true; value: infer V } ? V : never

/** The error that an answer is: any status that is not 2xx, no envelope, `success: false`; null for a success. */
export function getFailure({ data, error, response }: Answer<unknown>): ApiError | null {
  const facts = factsOfAnswer(response)
  if (!response.ok) return toApiError(response, error, facts)
  if (!isRecord(data)) return asApiError(new SyntaxError('no envelope'), facts.operation)
  return data.success === false ? toApiError(response, data, facts) : null
}

/**
 * The value of an envelope, or an ApiError: on a transport failure, on any status that is not 2xx
 * (also with an empty body), on `success: false`, and on a value that is not what the contract says.
 */
export async function unwrap<E extends { success: boolean; value?: unknown }>(
  call: Promise<Answer<E>>,
): Promise<ValueOf<E>> {
  let answer: Answer<E>
  try {
    answer = await call
  } catch (thrown) {
    throw asApiError(thrown)
  }
  const failure = getFailure(answer)
  if (failure) throw failure
  const { data, response } = answer
  await assertShape(response, { ...data })
  return data?.value as ValueOf<E>
}
