import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  excludeSelf,
  type Limits,
  limitKeys,
  limitQueries,
  reviewLimits,
  setLimit,
  setProductBlock,
  startTimeOut,
} from '#api/member/limits.ts'
import { memberKeys } from '#api/member/member.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useToken } from '#session/store.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { LIMIT_REFUSALS } from '../refusals.ts'

type Body<Send extends (body: never) => unknown> = Omit<Parameters<Send>[0], 'requestId'>

export const useLimits = () => useQuery(limitQueries.limits(useToken() ?? ''))

/**
 * A write that returns all limits. If the answer is lost, they are fetched again. Shows failures in a toast unless the
 * form shows them.
 */
function useLimitWrite<Input extends object>(
  name: string,
  send: (body: Input & { requestId: string }) => Promise<Limits>,
  { toasts = true } = {},
) {
  const { t } = useTranslation('limits')
  const client = useQueryClient()
  const describe = useErrorText(LIMIT_REFUSALS)
  const token = useToken() ?? ''
  const { queryKey } = limitQueries.limits(token)
  return useIdempotentMutation({
    name,
    send: (input: Input, requestId) => send({ ...input, requestId }),
    async onSettled(outcome) {
      if (outcome.kind === 'done') client.setQueryData(queryKey, outcome.result)
      else {
        const message = outcome.kind === 'unknown' ? t('unknown') : describe(outcome.error)
        if (toasts) toast.show({ tone: 'danger', message })
        await client.invalidateQueries({ queryKey: limitKeys.all })
      }
      // A break applies at once and closes parts of every page.
      void client.invalidateQueries({ queryKey: memberKeys.info })
    },
  })
}

export type LimitRequest = Body<typeof setLimit>

export const limitWrite = (kind: LimitRequest['kind']) => `limit-${kind}`
export const useSetLimit = (kind: LimitRequest['kind'], options?: { toasts: boolean }) =>
  useLimitWrite<LimitRequest>(limitWrite(kind), setLimit, options)

export const useSetBlock = () =>
  useLimitWrite<Body<typeof setProductBlock>>('limit-block', setProductBlock)

export const useReview = () =>
  useLimitWrite<Body<typeof reviewLimits>>('limits-review', reviewLimits)

export const useTimeOut = () => useLimitWrite<Body<typeof startTimeOut>>('time-out', startTimeOut)

export const useSelfExclusion = () =>
  useLimitWrite<Body<typeof excludeSelf>>('self-exclusion', excludeSelf)
