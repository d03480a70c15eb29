import { now } from '#lib/clock.ts'
import { Countdown } from '#ui/countdown/countdown.tsx'
import { doAndDont } from './do-and-dont.tsx'

const MINUTE = 60_000

export const countdownPairs = doAndDont(
  {
    why: 'It counts to an end that is real, and never hurries anyone into playing.',
    right: (
      <Countdown
        until={now() + 14 * MINUTE}
        label="Time left to pay"
        overLabel="Expired. Start again."
      />
    ),
    wrong: (
      <Countdown
        until={now() + 5 * MINUTE}
        label="Deposit before your luck is gone!"
        overLabel="Too late!"
      />
    ),
  },
  {
    why: 'When it is over, it says what happens now.',
    right: <Countdown until={0} label="Time left to pay" overLabel="Expired. Start again." />,
    wrong: <Countdown until={0} label="Time left to pay" overLabel="0:00" />,
  },
)
