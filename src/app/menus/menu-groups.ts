import { Award, CircleHelp, Coins, Heart, History, Medal, Users } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { deviceStorage } from '#lib/storage.ts'
import { href } from '#patterns/routing/href.ts'
import { useMember, useModule, useVisitor } from '#session/visitor.ts'
import type { SideMenuGroup } from '#ui/side-menu/side-menu.tsx'
import { isActive, NAV } from './nav.ts'

const KEY = 'sideMenuGames'

/** The game types. Collapsed until opened here, because the row above the page has them too. */
function useGames(): SideMenuGroup {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const [open, setOpen] = useState(() => deviceStorage.get(KEY) === 'open')
  const onToggle = (next: boolean) => {
    setOpen(next)
    deviceStorage.set(KEY, next ? 'open' : 'folded')
  }
  const items = NAV.map((entry) => ({
    id: entry.key,
    label: t(`nav.${entry.key}`),
    icon: entry.icon,
    href: entry.to,
    current: isActive(entry, pathname),
  }))
  return { id: 'games', title: t('nav.games'), items, fold: { open, onToggle } }
}

/**
 * Entries that the row of game types does not have: favourites, recent games, rewards and, if referral is on, the
 * invitation.
 */
function useOwn(): SideMenuGroup {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const member = useMember()
  const points = useModule('PTSYS3')
  const { isAgent, isLogin } = useVisitor()
  const page = (
    path: '/recent' | '/favorite' | '/rewards' | '/pointMall' | '/winners' | '/help',
  ) => ({
    id: path,
    href: href(path),
    current: pathname === path,
  })
  return {
    id: 'own',
    title: t('nav.own'),
    items: [
      ...(isLogin
        ? [
            { ...page('/recent'), label: t('title.recent'), icon: History },
            { ...page('/favorite'), label: t('title.favorite'), icon: Heart },
          ]
        : []),
      // SID-04, SID-05.
      { ...page('/rewards'), label: t('nav.bonus'), icon: Award },
      ...(points ? [{ ...page('/pointMall'), label: t('title.pointMall'), icon: Coins }] : []),
      ...(member?.availablePromo.REFERRAL.enabled && !isAgent
        ? [{ id: 'invite', label: t('nav.invite'), icon: Users, href: '/member?page=referral' }]
        : []),
      { ...page('/winners'), label: t('title.winners'), icon: Medal },
      { ...page('/help'), label: t('title.help'), icon: CircleHelp },
    ],
  }
}

/** The two parts of the side menu. */
export function useMenuGroups(): readonly SideMenuGroup[] {
  return [useOwn(), useGames()]
}
