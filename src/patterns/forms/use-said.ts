import { useState } from 'react'
import type { ApiError } from '../../api/error.ts'

/** What the server said of a field holds until that field is changed: then `changed` takes it back. */
export function useSaid(failure: ApiError | null) {
  const [answered, setAnswered] = useState<ApiError | null>(null)
  return {
    said: failure === answered ? null : failure,
    changed: () => setAnswered(failure),
  }
}
