import { useQuery } from '@tanstack/react-query'
import { memberQueries } from '#api/member/member.ts'
import { messageQueries } from '#api/member/messages.ts'
import { withdrawalQueries } from '#api/money/withdrawals.ts'
import { rewardQueries } from '#api/offers/rewards.ts'
import { pollingInterval } from '#api/transport/polling.ts'
import { useLanguage } from '#i18n/i18n.ts'
import type { MemberBadge } from '#patterns/routing/define-member-page.ts'
import { useToken } from '#session/store.ts'
import { useVisitor } from '#session/visitor.ts'

/** D-062: polling interval, in case the socket is down. */
const EVERY_MS = 60_000

/** The numbers of pending items of a member, by kind. Fetched for members only. */
export function useMemberBadges(): Readonly<Record<MemberBadge, number>> {
  const token = useToken() ?? ''
  const { code } = useLanguage()
  const { isLogin, isTrial } = useVisitor()
  const repeat = { enabled: isLogin && !isTrial, refetchInterval: pollingInterval(EVERY_MS) }
  const messages = useQuery({ ...messageQueries.unread(token), ...repeat })
  const missions = useQuery({ ...rewardQueries.missions(token, code), ...repeat })
  const receipts = useQuery({ ...withdrawalQueries.confirmations(token, code), ...repeat })
  const member = useQuery({ ...memberQueries.info(token), ...repeat })
  return {
    messages: messages.data?.unreadMessage ?? 0,
    missions: missions.data?.list.filter(({ state }) => state === 'READY').length ?? 0,
    receipts: receipts.data?.list.length ?? 0,
    rewards: member.data?.availablePromoCount ?? 0,
  }
}
