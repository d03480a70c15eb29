import { Gift, LayoutGrid, LogIn, Menu as MenuIcon, User, UserPlus, Wallet } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { useVisitor } from '#session/visitor.ts'
import { BottomNav } from '#ui/bottom-nav/bottom-nav.tsx'
import { routerLink } from '../routing/router-link.tsx'
import { useRoute } from '../routing/use-route.ts'
import { withFrameTexts } from '../shells/lazy-part.tsx'

const PhoneMenu = lazy(() => withFrameTexts(import('./phone-menu.tsx')))

/**
 * The bottom bar of a phone: deposit for members, also while they are being fetched, registration and login for guests.
 */
export function PhoneNav() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const { section } = useRoute()
  const { isLogin, isTrial, pending, mustChangePassword, lost } = useVisitor()
  const { open } = usePopup()
  const [menu, setMenu] = useState(false)
  const promotions = {
    id: 'promotions',
    label: t('nav.promotions'),
    icon: Gift,
    href: '/promotions',
    current: pathname === '/promotions',
  }
  const openRealAccount = { onSelect: () => open('real-account') }
  const member = [
    {
      id: 'deposit',
      label: t('nav.deposit'),
      icon: Wallet,
      raised: true,
      ...(isTrial ? openRealAccount : { href: '/member?page=depositv2' }),
    },
    promotions,
    {
      id: 'account',
      label: t('nav.account'),
      icon: User,
      ...(isTrial ? openRealAccount : { href: '/member', current: pathname === '/member' }),
    },
  ]
  const guest = [
    {
      id: 'register',
      label: t('header.register'),
      icon: UserPlus,
      raised: true,
      onSelect: () => open('register'),
    },
    promotions,
    { id: 'login', label: t('header.login'), icon: LogIn, onSelect: () => open('login') },
  ]
  return (
    <>
      <BottomNav
        label={t('nav.bottom')}
        renderLink={routerLink}
        items={[
          {
            id: 'menu',
            label: t('nav.menu'),
            icon: MenuIcon,
            expanded: menu,
            onSelect: () => setMenu(true),
          },
          {
            id: 'games',
            label: t('nav.games'),
            icon: LayoutGrid,
            href: '/rng',
            current: section === 'games',
          },
          ...(isLogin || lost || (pending && !mustChangePassword) ? member : guest),
        ]}
      />
      {menu ? (
        <Suspense fallback={null}>
          <PhoneMenu onClose={() => setMenu(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
