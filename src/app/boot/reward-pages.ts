import { href } from '#patterns/routing/href.ts'
import { type MemberPageKey, parseOverlayPage } from '#patterns/routing/member-page.ts'

const PATHS: readonly string[] = [
  href('/rewards'),
  href('/signIn'),
  href('/dailyTasks'),
  href('/wheel'),
  href('/redEnvelope'),
  href('/raffle'),
]

const MEMBER_PAGES: readonly (string | null)[] = [
  'rewardCenter',
  'missionLeaderboard',
] satisfies MemberPageKey[]

/**
 * Whether an address shows rewards, as a page or as an overlay. Such a page shows a new reward by itself; a notice
 * would cover the win that brought it.
 */
export function showsRewards({ pathname, search }: { pathname: string; search: string }): boolean {
  const overlay = parseOverlayPage(search)
  if (overlay !== null) return MEMBER_PAGES.includes(overlay)
  if (pathname !== href('/member')) return PATHS.includes(pathname)
  return MEMBER_PAGES.includes(new URLSearchParams(search).get('page'))
}
