import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { memberQueries } from '#api/member/member.ts'
import { messageQueries } from '#api/member/messages.ts'
import { pollingInterval } from '#api/transport/polling.ts'
import { useImageUrls } from '#patterns/pictures/cdn.ts'
import { useToken } from '#session/store.ts'
import { useMember, useVisitor } from '#session/visitor.ts'
import { MenuOnDemand } from '#ui/menu/menu-on-demand.tsx'
import { AccountTrigger } from './account-trigger.tsx'

const AccountMenu = lazy(() => import('./account-menu.tsx'))

/** D-062: polling interval, in case the socket is down. */
const EVERY_MS = 60_000

/** The account's button, with the VIP level and a dot for unread messages; its menu is loaded at the first press. */
export default function Account({ name }: { name: string }) {
  const token = useToken() ?? ''
  const { isTrial } = useVisitor()
  const member = useMember()
  // ROL-12
  const repeat = { enabled: !isTrial, refetchInterval: pollingInterval(EVERY_MS) }
  const unread = useQuery({ ...messageQueries.unread(token), ...repeat }).data?.unreadMessage ?? 0
  // A picture that fails leaves the initials.
  const icon = useQuery({ ...memberQueries.icon(token), enabled: !isTrial }).data?.icon
  const [picture] = useImageUrls()(icon)
  const vip = member?.hasVip ? { level: member.vipRankLevel, label: member.vipLabelName } : null
  return (
    <MenuOnDemand
      trigger={<AccountTrigger name={name} vip={vip} unread={unread} picture={picture} />}
      menu={AccountMenu}
    />
  )
}
