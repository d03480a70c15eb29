import { useQueryClient } from '@tanstack/react-query'
import { walletKeys } from '#api/money/wallet.ts'
import {
  type ConfirmationChoice,
  confirmPayment,
  disputePayment,
  type Withdrawal,
  withdrawalQueries,
} from '#api/money/withdrawals.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { usePictureUpload } from '#patterns/forms/use-picture-upload.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useLostWrite } from '#patterns/use-lost-write.ts'
import { session } from '#session/store.ts'
import type { PickedImage } from '#ui/file-picker/use-picked-images.ts'

/** Fetches a withdrawal again, bypassing the cache. */
function useFresh({ id }: Pick<Withdrawal, 'id'>) {
  const client = useQueryClient()
  const { code } = useLanguage()
  const query = withdrawalQueries.detail(session.get('token') ?? '', code, id)
  return {
    read: () => client.fetchQuery({ ...query, staleTime: 0 }),
    refresh: () => client.invalidateQueries({ queryKey: walletKeys.all }),
  }
}

interface Word {
  readonly choice: ConfirmationChoice
  readonly files: string[]
}

/** Confirms or denies the part that was sent; a lost answer is derived from its state. */
export function useReceipt(withdrawal: Withdrawal, part: number) {
  const { id } = withdrawal
  const { read, refresh } = useFresh(withdrawal)
  const write = useIdempotentMutation({
    name: `receipt-${id}-${part}`,
    send: (word: Word, requestId) => confirmPayment({ withdrawalId: id, part, ...word, requestId }),
    onSettled: refresh,
  })
  const lostWrite = useLostWrite({
    write,
    async ask() {
      const fresh = await read()
      const still = fresh?.parts.some(({ number, state }) => number === part && state === 'SENT')
      return still ? null : fresh
    },
    onDone: refresh,
  })
  return { ...write, lostWrite }
}

/** Disputes a forced receipt; a lost answer is looked for in its state. */
export function useDispute(withdrawal: Withdrawal) {
  const { id } = withdrawal
  const { read, refresh } = useFresh(withdrawal)
  const write = useIdempotentMutation({
    name: `dispute-${id}`,
    send: (fields: { note: string; files: string[] }, requestId) =>
      disputePayment({ withdrawalId: id, ...fields, requestId }),
    onSettled: refresh,
  })
  const lostWrite = useLostWrite({
    write,
    async ask() {
      const fresh = await read()
      return fresh?.dispute ? fresh : null
    },
    onDone: refresh,
  })
  return { ...write, lostWrite }
}

/** Uploads the pictures of a proof, each once, then sends the request that needs them. */
export function useProof<Fields>(
  name: string,
  tell: (files: string[], fields: Fields) => Promise<unknown>,
) {
  const pictures = usePictureUpload(name)
  return {
    ...pictures,
    submit: async (files: readonly PickedImage[], fields: Fields): Promise<void> => {
      if (pictures.busy) return
      const ids = await pictures.upload(files)
      if (ids) await tell(ids, fields)
      pictures.clear()
    },
  }
}
