import type { MemberInfo } from '../api/member/member.ts'
import { serverNow } from '../api/transport/server-time.ts'
import { useMember } from './visitor.ts'

export type RunningPause = NonNullable<MemberInfo['pause']>

/** F-26: the break from play that the visitor takes; null without one. No offer is shown meanwhile. */
export function usePause(): RunningPause | null {
  const pause = useMember()?.pause
  return pause && (pause.until === null || pause.until > serverNow()) ? pause : null
}
