import Balance from './balance.tsx'
import { Times } from './times.tsx'

/** What a member always sees in the header: the time, the time spent, the money. */
export default function Purse() {
  return (
    <>
      <Times />
      <Balance />
    </>
  )
}
