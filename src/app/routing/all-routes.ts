import { agentPages as chatRoom } from '#features/agent/chat-room/routes.ts'
import { agentPages as agentContracts } from '#features/agent/contracts/routes.ts'
import { agentPages as income } from '#features/agent/income/routes.ts'
import { agentPages as agentRegister } from '#features/agent/register/routes.ts'
import { agentPages as agentReports } from '#features/agent/reports/routes.ts'
import { agentPages as salary } from '#features/agent/salary/routes.ts'
import { agentPages as team } from '#features/agent/team/routes.ts'
import { popups as contracts } from '#features/member/contracts/routes.ts'
import { memberPages as deposit } from '#features/member/deposit/routes.ts'
import { memberPages as limits } from '#features/member/limits/routes.ts'
import { memberPages as messages } from '#features/member/messages/routes.ts'
import { memberPages as privacy } from '#features/member/privacy/routes.ts'
import { memberPages as profile } from '#features/member/profile/routes.ts'
import { memberPages as rebate } from '#features/member/rebate/routes.ts'
import { memberPages as records } from '#features/member/records/routes.ts'
import { memberPages as referral } from '#features/member/referral/routes.ts'
import * as security from '#features/member/security/routes.ts'
import * as transfer from '#features/member/transfer/routes.ts'
import { memberPages as vip } from '#features/member/vip/routes.ts'
import * as wallet from '#features/member/wallet/routes.ts'
import { memberPages as withdraw } from '#features/member/withdraw/routes.ts'
import { routes as points } from '#features/offers/points/routes.ts'
import { routes as prizes } from '#features/offers/prizes/routes.ts'
import { routes as promotions } from '#features/offers/promotions/routes.ts'
import * as rewards from '#features/offers/rewards/routes.ts'
import { routes as winners } from '#features/offers/winners/routes.ts'
import { routes as gameHost } from '#features/play/game-host/routes.ts'
import * as lobby from '#features/play/lobby/routes.ts'
import { routes as lottery } from '#features/play/lottery/routes.ts'
import { popups as announcements } from '#features/visitor/announcements/routes.ts'
import { routes as articles } from '#features/visitor/articles/routes.ts'
import * as auth from '#features/visitor/auth/routes.ts'
import * as help from '#features/visitor/help/routes.ts'
import { routes as home } from '#features/visitor/home/routes.ts'
import * as pages from '#features/visitor/pages/routes.ts'
import { popups as password } from '#features/visitor/password/routes.ts'
import { popups as recovery } from '#features/visitor/recovery/routes.ts'
import * as register from '#features/visitor/register/routes.ts'
import { popups as social } from '#features/visitor/social/routes.ts'
import { popups as support } from '#features/visitor/support/routes.ts'
import { agentRoutes, listAgentPages } from './agent-routes.ts'
import { inMenuOrder, memberRoutes } from './member-routes.ts'

/** Every page of the member centre. */
export const MEMBER_PAGE_ROUTES = inMenuOrder([
  ...vip,
  ...rebate,
  ...limits,
  ...deposit,
  ...security.memberPages,
  ...profile,
  ...privacy,
  ...wallet.memberPages,
  ...withdraw,
  ...transfer.memberPages,
  ...messages,
  ...referral,
  ...records,
  ...rewards.memberPages,
])

/** Every page of the portal, as the features define them. */
export const ROUTES = [
  ...home,
  ...auth.routes,
  ...register.routes,
  ...help.routes,
  ...agentRoutes(
    listAgentPages(
      [
        ...team,
        ...agentReports,
        ...agentRegister,
        ...income,
        ...salary,
        ...agentContracts,
        ...chatRoom,
      ],
      MEMBER_PAGE_ROUTES,
    ),
  ),
  ...promotions,
  ...articles,
  ...winners,
  ...rewards.routes,
  ...points,
  ...prizes,
  ...lobby.routes,
  ...lottery,
  ...gameHost,
  ...memberRoutes(MEMBER_PAGE_ROUTES),
  ...pages.routes,
] as const

/** Every pop-up of the portal. */
export const POPUPS = [
  ...auth.popups,
  ...register.popups,
  ...recovery,
  ...password,
  ...security.popups,
  ...social,
  ...help.popups,
  ...support,
  ...announcements,
  ...contracts,
  ...lobby.popups,
  ...pages.popups,
] as const

declare module '#patterns/routing/href.ts' {
  interface Register {
    readonly paths: Exclude<(typeof ROUTES)[number]['paths'][number], '*'>
    readonly popups: (typeof POPUPS)[number]['name']
  }
}
