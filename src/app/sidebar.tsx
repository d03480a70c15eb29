import { Gift, Users } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from '../i18n/use-translation.ts'
import { deviceStorage } from '../lib/storage.ts'
import { useMember } from '../session/visitor.ts'
import { SideMenu, type SideMenuGroup } from '../ui/side-menu/side-menu.tsx'
import { isActive, NAV } from './nav.ts'
import { routerLink } from './router-link.tsx'
import styles from './sidebar.module.css'

const KEY = 'sideMenu'

/** SID-03..05: game types, the bonus and, where referral is on, the invitation. */
export function useMenuGroups(): readonly SideMenuGroup[] {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const member = useMember()
  const games = NAV.map((entry) => ({
    id: entry.key,
    label: t(`nav.${entry.key}`),
    icon: entry.icon,
    href: entry.to,
    current: isActive(entry, pathname),
  }))
  const extras = [
    { id: 'bonus', label: t('nav.bonus'), icon: Gift, href: '/member?page=rewardCenter' },
    ...(member?.referralEnabled
      ? [{ id: 'invite', label: t('footer.invite'), icon: Users, href: '/member?page=referral' }]
      : []),
  ]
  return [
    { id: 'games', title: t('nav.games'), items: games },
    { id: 'more', title: t('nav.more'), items: extras },
  ]
}

/** SID-01: the desktop menu, expanded until somebody collapses it; remembered on this device. */
export function Sidebar() {
  const { t } = useTranslation('shell')
  const groups = useMenuGroups()
  const [collapsed, setCollapsed] = useState(() => deviceStorage.get(KEY) === 'collapsed')
  const toggle = (next: boolean) => {
    setCollapsed(next)
    deviceStorage.set(KEY, next ? 'collapsed' : 'expanded')
  }
  return (
    <SideMenu
      className={styles.side}
      label={t('nav.label')}
      groups={groups}
      collapsed={collapsed}
      onToggle={toggle}
      toggleLabels={{ collapse: t('nav.collapse'), expand: t('nav.expand') }}
      renderLink={routerLink}
    />
  )
}
