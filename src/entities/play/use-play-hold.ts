import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type LimitKind, limitQueries, type PlayFacts } from '#api/member/limits.ts'
import { toDeviceTime, toServerTime } from '#api/transport/server-time.ts'
import { everySecond } from '#lib/clock.ts'
import { useToken } from '#session/store.ts'

/** The reason why play is paused: a due reality check, or the player's daily time limit is used up. */
export type PlayHold =
  | { readonly kind: 'check'; readonly facts: PlayFacts }
  | { readonly kind: 'time'; readonly minutes: number }

/** Delay before fetching again, if the server's clock is behind or it did not respond. */
const AGAIN_MS = 15_000

/** Fetches again at a moment of the server's clock (epoch ms). */
function useRefetchAt(query: UseQueryResult, at: number | null) {
  const { refetch, isFetching } = query
  const last = Math.max(query.dataUpdatedAt, query.errorUpdatedAt)
  const due = at === null ? null : toDeviceTime(at)
  const earliest = due !== null && last >= due ? last + AGAIN_MS : due
  useEffect(() => {
    if (earliest === null || isFetching) return
    return everySecond((tick) => {
      if (tick >= earliest) void refetch({ cancelRefetch: false })
    })
  }, [earliest, isFetching, refetch])
}

const TIME: LimitKind = 'SESSION_DAY'

/** The reason to pause play for money, by server time, also after a reload; null while play may continue. */
export function usePlayHold(demo: boolean): PlayHold | null {
  const token = useToken()
  const enabled = !demo && token !== null
  const fresh = { enabled, staleTime: 0 } as const
  const check = useQuery({ ...limitQueries.realityCheck(token ?? ''), ...fresh })
  const limits = useQuery({ ...limitQueries.limits(token ?? ''), ...fresh })
  const day = limits.data?.limits.find(({ kind }) => kind === TIME)
  const left = Number(day?.left ?? 0)
  const asked = toServerTime(limits.dataUpdatedAt)
  useRefetchAt(check, check.data?.nextAt ?? null)
  useRefetchAt(limits, day?.value && left > 0 ? asked + left * 60_000 : null)
  if (!enabled) return null
  if (check.data?.due) return { kind: 'check', facts: check.data.due }
  return day?.value && left <= 0 ? { kind: 'time', minutes: Number(day.value) } : null
}
