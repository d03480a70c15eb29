import Balance from './balance.tsx'
import { SessionClock } from './session-clock.tsx'

/** Clock, session time and balance in the member's header. */
export default function HeaderWallet() {
  return (
    <>
      <SessionClock />
      <Balance />
    </>
  )
}
