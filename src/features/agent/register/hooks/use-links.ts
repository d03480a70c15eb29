import { useQueryClient } from '@tanstack/react-query'
import {
  type AgentLinkRequest,
  type AgentLinks,
  addAgentLinkSubId,
  agentLinkQueries,
  createAgentLink,
  disableAgentLink,
} from '#api/agent/agent-links.ts'
import type { WriteOutcome } from '#api/transport/write.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useToken } from '#session/store.ts'

/** Stores the links that a write returns; without an answer they are fetched again. */
function useTakeOver() {
  const client = useQueryClient()
  const { queryKey } = agentLinkQueries.links(useToken() ?? '')
  return async (outcome: WriteOutcome<AgentLinks>): Promise<void> => {
    if (outcome.kind === 'done') client.setQueryData(queryKey, outcome.result)
    else if (outcome.kind === 'unknown')
      await client.invalidateQueries({ queryKey }).catch(() => undefined)
  }
}

/** Makes a link and answers its id. */
export function useCreateLink(onMade: (id: string | null) => void) {
  const takeOver = useTakeOver()
  return useIdempotentMutation({
    name: 'agent-link',
    send: (wanted: Omit<AgentLinkRequest, 'requestId'>, requestId) =>
      createAgentLink({ ...wanted, requestId }),
    async onSettled(outcome) {
      await takeOver(outcome)
      if (outcome.kind === 'done') onMade(outcome.result.list[0]?.id ?? null)
    },
  })
}

/** Disables a link for good. */
export function useDisableLink(onDone: () => void) {
  const takeOver = useTakeOver()
  return useIdempotentMutation({
    name: 'disable-agent-link',
    send: (id: string) => disableAgentLink(id),
    async onSettled(outcome) {
      await takeOver(outcome)
      if (outcome.kind === 'done') onDone()
    },
  })
}

/** Adds a place to a link. */
export function useAddSubId(onAdded: (subId: string) => void) {
  const takeOver = useTakeOver()
  return useIdempotentMutation({
    name: 'agent-link-sub-id',
    send: ({ linkId, subId }: { linkId: string; subId: string }, requestId) =>
      addAgentLinkSubId({ linkId, subId, requestId }),
    async onSettled(outcome, { subId }) {
      await takeOver(outcome)
      if (outcome.kind === 'done') onAdded(subId)
    },
  })
}
