import { useState } from 'react'
import { type ApiError, asApiError } from '../../../api/error.ts'
import { useOneRequest } from '../../../forms/use-one-request.ts'
import { asText } from '../../../lib/read.ts'
import { formDrafts } from '../../../session/drafts.ts'
import { mayHaveHappened } from '../model.ts'

/**
 * One wish that must not be met twice. Its key is kept until its outcome is known, also when the page
 * is left meanwhile: asking again is the same wish (D-066).
 */
export function useWish<T>(name: string, ask: (requestId: string) => Promise<T>) {
  const { busy, run } = useOneRequest<'ask'>()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [lost, setLost] = useState(() => formDrafts.get(name) !== null)

  /** The answer; null when there is none. */
  const wish = async (): Promise<T | null> => {
    let answer: T | null = null
    await run('ask', async () => {
      const requestId = asText(formDrafts.get(name)?.requestId) ?? crypto.randomUUID()
      formDrafts.set(name, { requestId })
      setFailure(null)
      try {
        answer = await ask(requestId)
        formDrafts.drop(name)
        setLost(false)
      } catch (thrown) {
        const error = asApiError(thrown)
        const open = mayHaveHappened(error.status)
        // What was lost before may still have happened; only a clear word settles it.
        if (!error.passing) formDrafts.drop(name)
        setLost((before) => open || (before && error.passing))
        setFailure(error)
      }
      return 'again'
    })
    return answer
  }

  return { busy: busy !== null, failure, lost, wish }
}
