import IdleWatch from './idle-watch.tsx'
import LinkQuestion from './link-question.tsx'
import LiveUpdates from './live-updates.tsx'
import { useForcedPasswordChange } from './use-forced-change.ts'

/** What is watched while somebody is logged in. */
export default function MemberWatch({ token }: { token: string }) {
  useForcedPasswordChange()
  return (
    <>
      <LiveUpdates token={token} />
      <IdleWatch token={token} />
      <LinkQuestion />
    </>
  )
}
