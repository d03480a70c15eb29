import Balance from './balance.tsx'
import { SessionClock } from './session-clock.tsx'

/** What a member always sees in the header: the time, the time spent, the money. */
export default function HeaderWallet() {
  return (
    <>
      <SessionClock />
      <Balance />
    </>
  )
}
