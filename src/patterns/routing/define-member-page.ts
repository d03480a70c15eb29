import type { LucideIcon } from 'lucide-react'
import type { ModuleId } from '#session/flags.ts'
import type { LazyScreen } from '#ui/base/lazy-screen.ts'
import type { MemberPageKey } from './member-page.ts'

/** The parts of the member centre's menu, in order. */
export const MEMBER_GROUPS = ['account', 'money', 'records', 'rewards'] as const

/** The count shown next to a menu entry. */
export type MemberBadge = 'missions' | 'messages' | 'receipts' | 'rewards'

/** A page of the member centre: `/member?page=<key>`, and `?mc=<key>` over any page. */
export interface MemberPage {
  readonly page: MemberPageKey
  /** Its menu entry. Null for a page that only other pages link to. */
  readonly menu: {
    readonly group: (typeof MEMBER_GROUPS)[number]
    readonly icon: LucideIcon
    readonly badge: MemberBadge | null
  } | null
  /** The module, or the member's referral, that must be on. Otherwise the page does not exist. */
  readonly flag: ModuleId | 'referral' | null
  readonly params: readonly string[]
  readonly screen: LazyScreen<object>
}

/**
 * States a page of the member centre: its address, its overlay and its entry in the menu, which stands where
 * `MEMBER_PAGE_KEYS` has its key. The name of the page is `page.<key>` of the texts `member`. The screen renders
 * a `Page`; guard, menu and the way back are the frame's. `params` are what it keeps in the address, such as
 * filters: they go with it.
 *
 *     defineMemberPage({ page: 'withdraw', menu: { group: 'money', icon: Wallet }, screen: withdraw })
 */
export const defineMemberPage = ({
  menu,
  flag = null,
  params = [],
  ...statement
}: Pick<MemberPage, 'page' | 'screen'> &
  Partial<Pick<MemberPage, 'flag' | 'params'>> & {
    menu?: Omit<NonNullable<MemberPage['menu']>, 'badge'> & { badge?: MemberBadge }
  }): MemberPage => ({
  ...statement,
  menu: menu ? { badge: null, ...menu } : null,
  flag,
  params,
})
