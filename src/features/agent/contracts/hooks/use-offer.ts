import { useQueryClient } from '@tanstack/react-query'
import { agentQueries } from '#api/agent/agent.ts'
import type { Contract, ContractKind } from '#api/agent/contracts.ts'
import { useContractWrite } from '#entities/contract/use-contract-write.ts'
import { formDrafts } from '#session/drafts.ts'
import { useToken } from '#session/store.ts'
import { type OfferFields, toContractTier } from '../model.ts'

const MAX_FOUND = 50

/** The name of an offer's draft; an offer that replaces another has its own draft. */
export const draftName = (kind: ContractKind, replaces?: Contract): string =>
  replaces ? `offer-${kind}-${replaces.id}` : `offer-${kind}`

/** Finds who is meant among those directly below, and offers the contract, in the place of an open one or not. */
export function useOffer(
  kind: ContractKind,
  onDone: () => void,
  onNobody: () => void,
  replaces?: Contract,
) {
  const client = useQueryClient()
  const token = useToken() ?? ''
  const write = useContractWrite(kind, () => {
    formDrafts.drop(draftName(kind, replaces))
    onDone()
  })

  const idOf = async (account: string): Promise<number | undefined> => {
    const search = account.trim().toLowerCase()
    const wanted = { search, pageNo: 1, pageSize: MAX_FOUND }
    const { list } = await client.fetchQuery(agentQueries.downlines(token, wanted))
    return list.find((one) => one.account === search && one.level === 1)?.id
  }

  const submit = async ({ account, period, tiers }: OfferFields): Promise<void> => {
    if (write.busy) return
    // When the search fails the offer is not sent, and the write says why by failing the same way.
    const memberId = replaces ? replaces.other.id : await idOf(account).catch(() => null)
    if (memberId === undefined) return onNobody()
    const terms = tiers.map((tier) => toContractTier(kind, tier))
    const place = replaces ? { replaces: replaces.id } : {}
    await write.mutate({ action: 'OFFER', memberId: memberId ?? 0, period, terms, ...place })
  }
  return { ...write, submit }
}
