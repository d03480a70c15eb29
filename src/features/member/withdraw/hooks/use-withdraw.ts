import { useQueryClient } from '@tanstack/react-query'
import { walletKeys } from '#api/money/wallet.ts'
import {
  createWithdrawal,
  findWithdrawalByRequest,
  type Withdrawal,
} from '#api/money/withdrawals.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useLostWrite } from '#patterns/use-lost-write.ts'

interface WithdrawalRequest {
  readonly accountId: string
  readonly amount: string
  readonly paymentPassword: string
}

/** Sends one withdrawal. If the response is lost, fetches the result. The password is never stored. */
export function useWithdraw(onDone: (withdrawal: Withdrawal) => void) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: walletKeys.all })
  const write = useIdempotentMutation({
    name: 'withdraw',
    send: (request: WithdrawalRequest, requestId) => createWithdrawal({ ...request, requestId }),
    contentOf: ({ accountId, amount }) => ({ accountId, amount }),
    onSettled: async (outcome) => {
      if (outcome.kind === 'done') onDone(outcome.result)
      await refresh()
    },
  })
  const lostWrite = useLostWrite({
    write,
    ask: findWithdrawalByRequest,
    onDone: async (withdrawal) => {
      onDone(withdrawal)
      await refresh()
    },
  })
  return { ...write, lostWrite }
}
