import { Link } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { MEMBER_GROUPS, type MemberPage } from '#patterns/routing/define-member-page.ts'
import { type MemberPageKey, useMemberPages } from '#patterns/routing/member-page.ts'
import type { RenderLinkProps } from '#ui/link/render-link.ts'
import { SideMenu } from '#ui/side-menu/side-menu.tsx'
import styles from './member-frame.module.css'
import { useMemberBadges } from './use-member-badges.ts'

interface MemberMenuProps {
  pages: readonly MemberPage[]
  current: MemberPageKey | null
}

/** The menu of the member centre, with counts of pending items. */
export function MemberMenu({ pages, current }: MemberMenuProps) {
  const { t } = useTranslation(['member', 'shell'])
  const { link } = useMemberPages()
  const badges = useMemberBadges()
  const groups = MEMBER_GROUPS.map((group) => ({
    id: group,
    title: t(`member:group.${group}`),
    items: pages.flatMap(({ page, menu }) => {
      if (menu?.group !== group) return []
      const count = menu.badge ? badges[menu.badge] : 0
      const badge =
        menu.badge && count > 0
          ? { count, label: t(`member:badge.${menu.badge}`, { count }) }
          : undefined
      return [
        {
          id: page,
          label: t(`member:page.${page}`),
          icon: menu.icon,
          href: page,
          current: page === current,
          badge,
        },
      ]
    }),
  })).filter(({ items }) => items.length > 0)
  const renderLink = ({ href, ...rest }: RenderLinkProps) => {
    const entry = pages.find(({ page }) => page === href)
    return entry ? <Link {...rest} {...link(entry.page)} /> : <span {...rest} />
  }
  return (
    <SideMenu
      className={styles.menu}
      label={t('shell:title.member')}
      groups={groups}
      renderLink={renderLink}
    />
  )
}
