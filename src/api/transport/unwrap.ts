import { isRecord } from '#lib/read.ts'
import { assertShape, factsOfAnswer } from './answer-shapes.ts'
import { asApiError, toApiError } from './error.ts'

interface Answer<E> {
  data?: E
  error?: unknown
  response: Response
}

/** The value of the branch that succeeded. */
type ValueOf<E> = E extends { success: true; value: infer V } ? V : never

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
  const { data, error, response } = answer
  const { at } = factsOfAnswer(response)
  if (!response.ok) throw toApiError(response, error, at)
  if (!isRecord(data)) throw asApiError(new SyntaxError('no envelope'))
  if (data.success === false) throw toApiError(response, data, at)
  await assertShape(response, data)
  return data.value as ValueOf<E>
}
