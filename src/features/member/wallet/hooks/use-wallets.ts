import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  findWalletMoveByRequest,
  setAutoTransfer,
  transferWallet,
  type WalletMove,
  walletKeys,
  walletQueries,
} from '#api/money/wallet.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useLostWrite } from '#patterns/use-lost-write.ts'
import { session, useToken } from '#session/store.ts'
import type { Transfer } from '../model.ts'

export function useNetDeposits() {
  const token = useToken()
  return useQuery({ ...walletQueries.netDeposits(token ?? ''), enabled: token !== null })
}

/** Whether one wallet serves all vendors, from the last answer until the next; null until known. */
export function useIsSingle(): boolean | null {
  const token = useToken()
  const { data } = useQuery({ ...walletQueries.merchantWallet(), enabled: token !== null })
  useEffect(() => {
    if (data) session.set('merchantWallet', { isSingle: data.isSingle })
  }, [data])
  const kept = session.get('merchantWallet')?.isSingle
  return data?.isSingle ?? (typeof kept === 'boolean' ? kept : null)
}

/** Fetches again everything that a transfer may have changed. */
function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: walletKeys.all })
}

/** Sends one transfer between two wallets. If the response is lost, fetches the result. */
export function useTransfer(onDone: (move: WalletMove) => void) {
  const refresh = useRefresh()
  const write = useIdempotentMutation({
    name: 'wallet-transfer',
    send: (transfer: Transfer, requestId) => transferWallet({ ...transfer, requestId }),
    onSettled: async (outcome) => {
      if (outcome.kind === 'done') onDone(outcome.result)
      await refresh()
    },
  })
  const lostWrite = useLostWrite({ write, ask: findWalletMoveByRequest, onDone: refresh })
  return { ...write, lostWrite }
}

export function useAutoTransfer() {
  const refresh = useRefresh()
  return useIdempotentMutation({
    name: 'wallet-auto-transfer',
    send: (enabled: boolean, requestId) => setAutoTransfer({ enabled, requestId }),
    onSettled: refresh,
  })
}
