import type { MemberInfo } from '#api/member/member.ts'
import { serverNow } from '#api/transport/server-time.ts'
import { useMember } from './visitor.ts'

export type RunningPause = NonNullable<MemberInfo['pause']>

/** The visitor's running break from play, or null. No offers are shown during a break. */
export function usePause(): RunningPause | null {
  const pause = useMember()?.pause
  return pause && (pause.until === null || pause.until > serverNow()) ? pause : null
}
