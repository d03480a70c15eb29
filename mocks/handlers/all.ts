import type { AnyHandler } from 'msw'
import type { World } from '../world/world-types.ts'
import { codeHandlers } from './code.ts'
import { contentHandlers } from './content.ts'
import { envelopeHandlers } from './envelopes.ts'
import { gamesHandlers } from './games.ts'
import { humanCheckHandlers } from './human-check.ts'
import { leaderboardHandlers } from './leaderboard.ts'
import { lotteryHandlers } from './lottery.ts'
import { mediaHandlers } from './media.ts'
import { memberHandlers } from './member.ts'
import { messagesHandlers } from './messages.ts'
import { passwordHandlers } from './password.ts'
import { phoneHandlers } from './phone-codes.ts'
import { promotionsHandlers } from './promotions.ts'
import { raffleHandlers } from './raffle.ts'
import { readingHandlers } from './reading.ts'
import { registerHandlers } from './register.ts'
import { rewardsHandlers } from './rewards.ts'
import { sessionHandlers } from './session.ts'
import { smsHandlers } from './sms-codes.ts'
import { socketHandlers } from './socket.ts'
import { supportHandlers } from './support.ts'
import { systemHandlers } from './system.ts'
import { unknownCallHandlers } from './unknown.ts'
import { walletHandlers } from './wallet.ts'
import { wheelHandlers } from './wheel.ts'

/**
 * Makes something without call stacks. Each handler notes where it was made, which nobody reads: over a
 * hundred stacks are a third of what another world costs, and every test and story has one of its own.
 */
function withoutStacks<T>(make: () => T): T {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return make()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** Every handler of a world: the operations by tag in contract order, then pictures, socket, and the rest. */
export const allHandlers = (world: World): AnyHandler[] =>
  withoutStacks(() => [
    ...systemHandlers(world),
    ...sessionHandlers(world),
    ...smsHandlers(world),
    ...phoneHandlers(world),
    ...humanCheckHandlers(world),
    ...memberHandlers(world),
    ...registerHandlers(world),
    ...passwordHandlers(world),
    ...walletHandlers(world),
    ...gamesHandlers(world),
    ...lotteryHandlers(world),
    ...contentHandlers(world),
    ...promotionsHandlers(world),
    ...readingHandlers(world),
    ...rewardsHandlers(world),
    ...leaderboardHandlers(world),
    ...supportHandlers(world),
    ...wheelHandlers(world),
    ...envelopeHandlers(world),
    ...raffleHandlers(world),
    ...messagesHandlers(world),
    ...mediaHandlers(world),
    ...codeHandlers(world),
    ...socketHandlers(world),
    ...unknownCallHandlers(world),
  ])
