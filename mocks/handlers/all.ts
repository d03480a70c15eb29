import type { AnyHandler } from 'msw'
import type { World } from '#mocks/world/world-types.ts'
import { agentHandlers } from './agent/agent.ts'
import { pictureHandlers } from './assets/pictures.ts'
import { portalCodeHandlers } from './assets/portal-code.ts'
import { announcementHandlers } from './content/announcements.ts'
import { articleHandlers } from './content/articles.ts'
import { promotionsHandlers } from './content/promotions.ts'
import { uploadHandlers } from './content/uploads.ts'
import { depositHandlers } from './deposit/deposit.ts'
import { gamesHandlers } from './games/games.ts'
import { limitsHandlers } from './limits/limits.ts'
import { lotteryHandlers } from './lottery/lottery.ts'
import { bindHandlers } from './member/bind.ts'
import { memberHandlers } from './member/member.ts'
import { passkeyHandlers } from './member/passkeys.ts'
import { passwordHandlers } from './member/password.ts'
import { paymentPasswordHandlers } from './member/payment-password.ts'
import { privacyHandlers } from './member/privacy.ts'
import { profileHandlers } from './member/profile.ts'
import { registerHandlers } from './member/register.ts'
import { securityHandlers } from './member/security.ts'
import { accountSessionHandlers } from './member/sessions.ts'
import { totpHandlers } from './member/totp.ts'
import { messagesHandlers } from './messages/messages.ts'
import { preferenceHandlers } from './messages/preferences.ts'
import { pointsHandlers } from './points/points.ts'
import { raffleHandlers } from './prizes/raffle.ts'
import { redEnvelopeHandlers } from './prizes/red-envelopes.ts'
import { wheelHandlers } from './prizes/wheel.ts'
import { reportsHandlers } from './reports/reports.ts'
import { leaderboardHandlers } from './rewards/leaderboard.ts'
import { rebateHandlers } from './rewards/rebate.ts'
import { referralHandlers } from './rewards/referral.ts'
import { rewardsHandlers } from './rewards/rewards.ts'
import { vipHandlers } from './rewards/vip.ts'
import { sessionHandlers } from './session/session.ts'
import { socketHandlers } from './socket.ts'
import { supportHandlers } from './support.ts'
import { systemHandlers } from './system.ts'
import { unknownCallHandlers } from './unknown-call.ts'
import { humanCheckHandlers } from './verification/human-check.ts'
import { memberCodeHandlers } from './verification/member-codes.ts'
import { phoneHandlers } from './verification/phone-codes.ts'
import { smsHandlers } from './verification/sms-codes.ts'
import { walletHandlers } from './wallet/balance.ts'
import { netDepositHandlers } from './wallet/net-deposits.ts'
import { walletTransferHandlers } from './wallet/transfers.ts'
import { uplineHandlers } from './wallet/upline.ts'
import { payoutAccountHandlers } from './withdrawals/payout-accounts.ts'
import { withdrawalHandlers } from './withdrawals/withdrawals.ts'

/**
 * Runs without capturing stack traces. MSW records one per handler. Nothing reads them, and over a hundred cost a
 * third of creating a world, which every test and story does.
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

/** Every handler of a world: the operations by tag, then pictures, socket, and the rest. */
export const allHandlers = (world: World): AnyHandler[] =>
  withoutStacks(() => [
    ...systemHandlers(world),
    ...sessionHandlers(world),
    ...smsHandlers(world),
    ...phoneHandlers(world),
    ...humanCheckHandlers(world),
    ...memberHandlers(world),
    ...securityHandlers(world),
    ...paymentPasswordHandlers(world),
    ...memberCodeHandlers(world),
    ...profileHandlers(world),
    ...privacyHandlers(world),
    ...bindHandlers(world),
    ...totpHandlers(world),
    ...passkeyHandlers(world),
    ...accountSessionHandlers(world),
    ...registerHandlers(world),
    ...passwordHandlers(world),
    ...limitsHandlers(world),
    ...walletHandlers(world),
    ...walletTransferHandlers(world),
    ...netDepositHandlers(world),
    ...uplineHandlers(world),
    ...reportsHandlers(world),
    ...depositHandlers(world),
    ...payoutAccountHandlers(world),
    ...withdrawalHandlers(world),
    ...gamesHandlers(world),
    ...lotteryHandlers(world),
    ...announcementHandlers(world),
    ...promotionsHandlers(world),
    ...uploadHandlers(world),
    ...articleHandlers(world),
    ...referralHandlers(world),
    ...rewardsHandlers(world),
    ...leaderboardHandlers(world),
    ...vipHandlers(world),
    ...rebateHandlers(world),
    ...pointsHandlers(world),
    ...agentHandlers(world),
    ...supportHandlers(world),
    ...wheelHandlers(world),
    ...redEnvelopeHandlers(world),
    ...raffleHandlers(world),
    ...messagesHandlers(world),
    ...preferenceHandlers(world),
    ...pictureHandlers(world),
    ...portalCodeHandlers(world),
    ...socketHandlers(world),
    ...unknownCallHandlers(world),
  ])
