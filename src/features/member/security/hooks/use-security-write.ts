import { useQueryClient } from '@tanstack/react-query'
import { securityKeys } from '#api/member/security.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useMounted } from '#patterns/use-mounted.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { SECURITY_REFUSALS } from '../refusals.ts'

interface Options<Input, Result> {
  name: string
  send: (input: Input, requestId: string) => Promise<Result>
  contentOf?: (input: Input) => unknown
  /** Said by a toast when it is done; null where the screen says it. */
  done: string | null
  onDone?: (result: Result) => void
  /** A toast says failures too, for buttons without a form around them. */
  sayFailure?: boolean
}

/** A write about the account's security. The data of its screens is fetched again, whatever the outcome. */
export function useSecurityWrite<Input, Result>(options: Options<Input, Result>) {
  const { done, onDone, sayFailure = false, ...write } = options
  const text = useErrorText(SECURITY_REFUSALS)
  const client = useQueryClient()
  const mounted = useMounted()
  const { mutate, ...state } = useIdempotentMutation<Input, Result>({
    ...write,
    async onSettled(outcome) {
      await client.invalidateQueries({ queryKey: securityKeys.all }).catch(() => undefined)
      if (outcome.kind === 'done') {
        if (done !== null) toast.show({ tone: 'success', message: done })
        if (mounted.current) onDone?.(outcome.result)
      } else if (sayFailure || !mounted.current)
        toast.show({ tone: 'danger', message: text(outcome.error) })
    },
  })
  return { ...state, submit: mutate }
}
