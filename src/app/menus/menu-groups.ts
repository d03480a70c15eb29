import { Award, Users } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useMember, useVisitor } from '../../session/visitor.ts'
import type { SideMenuGroup } from '../../ui/side-menu/side-menu.tsx'
import { isActive, NAV } from './nav.ts'

/** SID-03..05: game types, the bonus and, where referral is on, the invitation. */
export function useMenuGroups(): readonly SideMenuGroup[] {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const member = useMember()
  const { isAgent } = useVisitor()
  const games = NAV.map((entry) => ({
    id: entry.key,
    label: t(`nav.${entry.key}`),
    icon: entry.icon,
    href: entry.to,
    current: isActive(entry, pathname),
  }))
  const extras = [
    { id: 'bonus', label: t('nav.bonus'), icon: Award, href: '/rewards' },
    ...(member?.availablePromo.REFERRAL.enabled && !isAgent
      ? [{ id: 'invite', label: t('nav.invite'), icon: Users, href: '/member?page=referral' }]
      : []),
  ]
  return [
    { id: 'games', title: t('nav.games'), items: games },
    { id: 'more', title: t('nav.more'), items: extras },
  ]
}
