import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  collectWallets,
  findWalletMoveByRequest,
  type WalletMove,
  walletKeys,
  walletQueries,
} from '#api/money/wallet.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useLostWrite } from '#patterns/use-lost-write.ts'
import { useToken } from '#session/store.ts'

/** The main wallet and the vendor wallets; fetched only while a member is logged in. */
export function useWallets({ enabled = true }: { enabled?: boolean } = {}) {
  const token = useToken()
  const { code } = useLanguage()
  const query = walletQueries.wallets(token ?? '', code)
  return useQuery({ ...query, enabled: enabled && token !== null })
}

/** Collects all money into the main wallet. If the response is lost, fetches the result. */
export function useCollect(onDone: (move: WalletMove) => void) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: walletKeys.all })
  const write = useIdempotentMutation({
    name: 'wallet-collect',
    send: (_: null, requestId) => collectWallets(requestId),
    onSettled: async (outcome) => {
      if (outcome.kind === 'done') onDone(outcome.result)
      await refresh()
    },
  })
  const lostWrite = useLostWrite({
    write,
    ask: findWalletMoveByRequest,
    onDone: async (move) => {
      onDone(move)
      await refresh()
    },
  })
  return { ...write, lostWrite }
}
