import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createDeposit,
  type Deposit,
  type DepositRequest,
  depositKeys,
  depositQueries,
  findDepositByRequest,
  isOpenDeposit,
  reportDepositPaid,
} from '#api/money/deposit.ts'
import { pollingInterval } from '#api/transport/polling.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { usePictureUpload } from '#patterns/forms/use-picture-upload.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useLostWrite } from '#patterns/use-lost-write.ts'
import { useToken } from '#session/store.ts'
import type { PaidFields } from '../model.ts'

/** The polling interval of open deposits, in addition to the socket's events. */
const OPEN_MS = 15_000

export const useDepositOptions = () =>
  useQuery(depositQueries.options(useToken() ?? '', useLanguage().code))

/** The deposits; polled while one is open. */
export function useDeposits() {
  return useQuery({
    ...depositQueries.list(useToken() ?? '', useLanguage().code),
    refetchInterval: pollingInterval(({ state }) =>
      state.data?.list.some(isOpenDeposit) ? OPEN_MS : false,
    ),
  })
}

/** Begins a deposit; an answer that was lost is looked for before it is offered again. */
export function useCreateDeposit(onBegun: () => void) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: depositKeys.all })
  const write = useIdempotentMutation({
    name: 'deposit',
    send: (input: Omit<DepositRequest, 'requestId'>, requestId) =>
      createDeposit({ ...input, requestId }),
    async onSettled(outcome) {
      if (outcome.kind !== 'done') return
      await refresh()
      onBegun()
    },
  })
  const lostWrite = useLostWrite({
    write,
    ask: findDepositByRequest,
    async onDone() {
      await refresh()
      onBegun()
    },
  })
  return { ...write, lostWrite }
}

/** Reports that a deposit was paid: uploads its pictures, each once, then sends the report. */
export function useReportDepositPaid({ id }: Pick<Deposit, 'id'>) {
  const client = useQueryClient()
  const pictures = usePictureUpload('deposit-picture')
  const report = useIdempotentMutation({
    name: `deposit-paid-${id}`,
    send: (input: Omit<PaidFields, 'files'> & { files: string[] }, requestId) =>
      reportDepositPaid({ depositId: id, ...input, requestId }),
    // Without an answer, the list shows whether the report arrived.
    onSettled: () => client.invalidateQueries({ queryKey: depositKeys.all }),
  })
  const submit = async ({ files, ...fields }: PaidFields): Promise<void> => {
    if (pictures.busy || report.busy) return
    const ids = await pictures.upload(files)
    if (ids) await report.mutate({ ...fields, files: ids })
    pictures.clear()
  }
  return {
    submit,
    busy: pictures.busy || report.busy,
    error: pictures.error ?? report.error,
    waitUntil: Math.max(pictures.waitUntil ?? 0, report.waitUntil ?? 0) || null,
    progress: pictures.progress,
  }
}
