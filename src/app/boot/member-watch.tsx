import ContractWatch from './contract-watch.tsx'
import IdleWatch from './idle-watch.tsx'
import LinkQuestion from './link-question.tsx'
import LiveUpdates from './live-updates.tsx'
import { usePasswordChangeRequired } from './use-password-change-required.ts'

/** The watchers that run while a member is logged in. */
export default function MemberWatch({ token }: { token: string }) {
  usePasswordChangeRequired(token)
  return (
    <>
      <LiveUpdates token={token} />
      <IdleWatch token={token} />
      <LinkQuestion />
      <ContractWatch token={token} />
    </>
  )
}
