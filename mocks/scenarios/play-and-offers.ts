import { gameMaintenance } from './game-maintenance.ts'
import { launchCdn } from './launch-cdn.ts'
import { launchElsewhere } from './launch-elsewhere.ts'
import { launchRedirect } from './launch-redirect.ts'
import { launchWindow } from './launch-window.ts'
import { lossLimit } from './loss-limit.ts'
import { lotteryClosing } from './lottery-closing.ts'
import { lotteryVendor } from './lottery-vendor.ts'
import { moduleMaintenance } from './module-maintenance.ts'
import { prizesNoTickets } from './prizes-no-tickets.ts'
import { prizesNone } from './prizes-none.ts'
import { promotionsApplied } from './promotions-applied.ts'
import { promotionsEnded } from './promotions-ended.ts'
import { promotionsNone } from './promotions-none.ts'
import { promotionsNotEligible } from './promotions-not-eligible.ts'
import { rewardsClaimed } from './rewards-claimed.ts'
import { rewardsNone } from './rewards-none.ts'
import type { Scenario } from './statement.ts'
import { vendorMaintenance } from './vendor-maintenance.ts'
import { wheelEnded } from './wheel-ended.ts'
import { wheelSoon } from './wheel-soon.ts'

/** How games are launched, which are closed, and who may not go on. */
export const playScenarios: readonly Scenario[] = [
  gameMaintenance,
  vendorMaintenance,
  moduleMaintenance,
  lossLimit,
  launchWindow,
  launchRedirect,
  launchElsewhere,
  launchCdn,
]

/** Promotions, lotteries, rewards and prizes. */
export const offerScenarios: readonly Scenario[] = [
  promotionsNone,
  promotionsEnded,
  promotionsNotEligible,
  promotionsApplied,
  lotteryClosing,
  lotteryVendor,
  rewardsNone,
  rewardsClaimed,
  prizesNone,
  prizesNoTickets,
  wheelEnded,
  wheelSoon,
]
