import type { MemberPage } from '#patterns/routing/define-member-page.ts'
import { defineRoute, defineScreen, type Route } from '#patterns/routing/define-route.ts'
import { MEMBER_PAGE_KEYS } from '#patterns/routing/member-page.ts'

const frame = defineScreen(() => import('../shells/member-frame.tsx'), 'member')

/** The pages in the order of the menu. */
export const inMenuOrder = (pages: readonly MemberPage[]): readonly MemberPage[] =>
  MEMBER_PAGE_KEYS.flatMap((key) => pages.filter(({ page }) => page === key))

/** Every page of the member centre at its own address, in one frame. */
export const memberRoutes = (pages: readonly MemberPage[]): readonly Route<'/member'>[] =>
  pages.map(({ page, screen }) =>
    defineRoute({
      path: '/member',
      page,
      title: (search) => (search.has('page') ? `member:page.${page}` : 'shell:title.member'),
      auth: '/login',
      returns: true,
      roles: { trial: '/?popup=real-account' },
      screen: frame,
      props: { pages },
      preload: screen.preload,
    }),
  )
