import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { deviceStorage } from '#lib/storage.ts'
import { href } from '#patterns/routing/href.ts'
import { useMedia } from '#ui/base/use-media.ts'
import { SideMenu } from '#ui/side-menu/side-menu.tsx'
import { useWhenIdle } from '../boot/when-idle.ts'
import { routerLink } from '../routing/router-link.tsx'
import { lazyPart, withFrameTexts } from '../shells/lazy-part.tsx'
import { useMenuGroups } from './menu-groups.ts'
import styles from './sidebar.module.css'
import { useNavGo } from './use-nav-go.ts'

const KEY = 'sideMenu'

const BannerStrip = lazyPart(async () => ({
  default: (await import('#entities/banner/banner-strip.tsx')).BannerStrip,
}))
const SideMore = lazyPart(() => withFrameTexts(import('./side-more.tsx')))

/**
 * The desktop menu, expanded by default. The choice is stored on this device. In the member centre, which
 * has its own menu, it starts collapsed and can be expanded for that visit.
 */
export function Sidebar() {
  const { t } = useTranslation('shell')
  const groups = useMenuGroups()
  const go = useNavGo()
  const idle = useWhenIdle()
  const roomy = useMedia('(width >= 1024px)')
  const [chosen, setChosen] = useState(() => deviceStorage.get(KEY) === 'collapsed')
  const inCentre = useLocation().pathname === href('/member')
  const [expanded, setExpanded] = useState(false)
  if (expanded && !inCentre) setExpanded(false)
  const collapsed = !roomy || (inCentre ? !expanded : chosen)
  const toggle = (next: boolean) => {
    if (inCentre) return setExpanded(!next)
    setChosen(next)
    deviceStorage.set(KEY, next ? 'collapsed' : 'expanded')
  }
  return (
    <SideMenu
      className={styles.side}
      label={t('nav.label')}
      groups={groups}
      collapsed={collapsed}
      onToggle={roomy ? toggle : undefined}
      toggleLabels={{ collapse: t('nav.collapse'), expand: t('nav.expand') }}
      renderLink={routerLink}
      onClickCapture={go}
      aside={
        idle ? (
          <Suspense>
            <BannerStrip group="w_leftmenu" />
          </Suspense>
        ) : null
      }
      footer={
        <Suspense fallback={<div className={styles.more} data-collapsed={collapsed} />}>
          {idle ? (
            <SideMore collapsed={collapsed} />
          ) : (
            <div className={styles.more} data-collapsed={collapsed} />
          )}
        </Suspense>
      }
    />
  )
}
