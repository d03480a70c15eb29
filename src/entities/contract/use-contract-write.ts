import { useQueryClient } from '@tanstack/react-query'
import {
  type Contract,
  type ContractKind,
  type ContractPeriod,
  type ContractStep,
  type ContractTier,
  contractKeys,
  contractQueries,
  processContract,
} from '#api/agent/contracts.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useToken } from '#session/store.ts'

export type ContractRequest =
  | {
      readonly action: 'OFFER'
      readonly memberId: number
      readonly period: ContractPeriod
      readonly terms: ContractTier[]
      /** The open offer that this one takes the place of. */
      readonly replaces?: string
    }
  | { readonly action: ContractStep; readonly contractId: string; readonly ends: string[] }

/** A step of a contract; accepting confirms what ends by it. */
export const stepRequest = ({ id, ends }: Contract, action: ContractStep): ContractRequest => ({
  action,
  contractId: id,
  ends: action === 'ACCEPT' ? ends.map((one) => one.id) : [],
})

/** Offers a contract or takes a step of one; all contracts of the kind are up to date after it. */
export function useContractWrite(kind: ContractKind, onDone: () => void) {
  const client = useQueryClient()
  const { queryKey } = contractQueries.list(useToken() ?? '', kind)
  return useIdempotentMutation({
    name: `contract-${kind}`,
    send: (request: ContractRequest, requestId) => processContract(kind, { ...request, requestId }),
    async onSettled(outcome) {
      if (outcome.kind === 'done') client.setQueryData(queryKey, outcome.result)
      // Without an answer, or when the other side was faster, the server knows the current state.
      await client.invalidateQueries({ queryKey: contractKeys.all }).catch(() => undefined)
      if (outcome.kind === 'done') onDone()
    },
  })
}
