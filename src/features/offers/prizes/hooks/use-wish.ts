import { useState } from 'react'
import { type ApiError, asApiError } from '../../../../api/error.ts'
import { asText } from '../../../../lib/read.ts'
import { useOneRequest } from '../../../../patterns/forms/use-one-request.ts'
import { formDrafts } from '../../../../session/drafts.ts'
import { isAboutWish, mayHaveHappened } from '../model.ts'

/**
 * One wish that must not be met twice. Its key is kept until its outcome is known, also when the page
 * is left meanwhile: asking again is the same wish (D-066).
 */
export function useWish<T>(name: string, ask: (requestId: string) => Promise<T>) {
  const { busy, run } = useOneRequest<'ask'>()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [lost, setLost] = useState(() => formDrafts.get(name)?.lost === true)

  /** The answer; null when there is none. */
  const wish = async (): Promise<T | null> => {
    let answer: T | null = null
    await run('ask', async () => {
      const before = formDrafts.get(name)
      const requestId = asText(before?.requestId) ?? crypto.randomUUID()
      formDrafts.set(name, { ...before, requestId })
      setFailure(null)
      try {
        answer = await ask(requestId)
        formDrafts.drop(name)
        setLost(false)
      } catch (thrown) {
        const error = asApiError(thrown)
        // What was lost before may still have happened; only a clear word settles it.
        const open = mayHaveHappened(error.status) || (before?.lost === true && !isAboutWish(error))
        // Set before the call and kept as it is: a session that lapsed meanwhile has no account to name.
        if (!open) formDrafts.drop(name)
        else if (before?.lost !== true) formDrafts.set(name, { requestId, lost: true })
        setLost(open)
        setFailure(error)
      }
      return 'again'
    })
    return answer
  }

  return { busy: busy !== null, failure, lost, wish }
}
