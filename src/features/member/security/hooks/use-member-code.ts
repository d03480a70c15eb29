import { type MemberCodeRequest, sendMemberCode } from '#api/member/security.ts'
import { useCodeSending } from '#patterns/forms/use-code-sending.ts'

const MINUTE_MS = 60_000

/** Codes to the member, with a wait for each recipient. */
export function useMemberCode(purpose: MemberCodeRequest['purpose']) {
  const { run, ...sending } = useCodeSending(`member.${purpose}`)
  /** `to` names number or mailbox for the wait; `false` when none was sent. */
  const send = (to: string, request: Omit<MemberCodeRequest, 'purpose'>): Promise<boolean> =>
    run(to, async () => (await sendMemberCode({ purpose, ...request })).expiredMinutes * MINUTE_MS)
  return { ...sending, send }
}
