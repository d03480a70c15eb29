import { useQueryClient } from '@tanstack/react-query'
import { agentKeys } from '#api/agent/agent.ts'
import { type AccountRequest, type OpenedAccount, openAccount } from '#api/agent/agent-links.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'

/**
 * Opens an account. If the answer was lost, sending the same details again opens no second account and returns the
 * password. Only the caller gets the answer; it never enters the query cache.
 */
export function useOpenAccount(onOpened: (account: OpenedAccount) => void) {
  const client = useQueryClient()
  return useIdempotentMutation({
    name: 'open-account',
    send: (wanted: Omit<AccountRequest, 'requestId'>, requestId) =>
      openAccount({ ...wanted, requestId }),
    async onSettled(outcome) {
      if (outcome.kind === 'done') onOpened(outcome.result)
      if (outcome.kind === 'not-sent') return
      await client.invalidateQueries({ queryKey: agentKeys.all }).catch(() => undefined)
    },
  })
}
