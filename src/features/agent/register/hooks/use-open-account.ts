import { useQueryClient } from '@tanstack/react-query'
import { agentKeys } from '../../../../api/agent/agent.ts'
import {
  type AccountRequest,
  type OpenedAccount,
  openAccount,
} from '../../../../api/agent/agent-links.ts'
import { useIdempotentMutation } from '../../../../patterns/use-idempotent-mutation.ts'

/**
 * Opens an account. Sent again after an answer that was lost, the same details open no second one and tell the
 * password. The answer goes to the caller only, never into the query cache.
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
