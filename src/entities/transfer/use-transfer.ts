import { useQueryClient } from '@tanstack/react-query'
import { type UplineTransfer, walletKeys } from '#api/money/wallet.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useLostWrite } from '#patterns/use-lost-write.ts'

export interface TransferRequest {
  readonly amount: string
  readonly note: string
  readonly paymentPassword: string
}

export interface TransferCalls {
  /** Names this kind of transfer for its keys; another receiver is another name. */
  readonly name: string
  readonly send: (
    request: TransferRequest & { readonly requestId: string },
  ) => Promise<UplineTransfer>
  /** Fetches the result of a `requestId`; null when there is none. */
  readonly ask: (requestId: string) => Promise<UplineTransfer | null>
}

/** Sends one transfer. If the response is lost, fetches the result. The password is never stored. */
export function useTransfer(
  { name, send, ask }: TransferCalls,
  onDone: (transfer: UplineTransfer) => void,
) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: walletKeys.all })
  const write = useIdempotentMutation({
    name,
    send: (request: TransferRequest, requestId) => send({ ...request, requestId }),
    contentOf: ({ amount, note }) => ({ amount, note }),
    onSettled: async (outcome) => {
      if (outcome.kind === 'done') onDone(outcome.result)
      await refresh()
    },
  })
  const lostWrite = useLostWrite({
    write,
    ask,
    onDone: async (transfer) => {
      onDone(transfer)
      await refresh()
    },
  })
  return { ...write, lostWrite }
}
