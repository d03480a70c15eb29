import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  transferUpline,
  type UplineTransfer,
  uplineTransferOf,
  walletKeys,
  walletQueries,
} from '../../../../api/wallet.ts'
import { useIdempotentMutation } from '../../../../patterns/use-idempotent-mutation.ts'
import { useLostWrite } from '../../../../patterns/use-lost-write.ts'
import { useToken } from '../../../../session/store.ts'

export function useUpline() {
  const token = useToken()
  return useQuery({ ...walletQueries.upline(token ?? ''), enabled: token !== null })
}

interface Wish {
  readonly amount: string
  readonly note: string
  readonly paymentPassword: string
}

/** D-057: one transfer to the upline; a lost answer is asked for, the password is kept nowhere. */
export function useUplineTransfer(onDone: (transfer: UplineTransfer) => void) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: walletKeys.all })
  const write = useIdempotentMutation({
    name: 'transfer-upline',
    send: (wish: Wish, requestId) => transferUpline({ ...wish, requestId }),
    contentOf: ({ amount, note }) => ({ amount, note }),
    onSettled: async (outcome) => {
      if (outcome.kind === 'done') onDone(outcome.result)
      await refresh()
    },
  })
  const truth = useLostWrite({
    write,
    ask: uplineTransferOf,
    onDone: async (transfer) => {
      onDone(transfer)
      await refresh()
    },
  })
  return { ...write, truth }
}
