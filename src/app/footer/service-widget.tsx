import { ArrowDown, ArrowUp, Headset } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { scrollToFooter } from '#patterns/display/scroll-to-footer.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { MenuOnDemand } from '#ui/menu/menu-on-demand.tsx'
import { useScrolled } from '../header/use-scrolled.ts'
import { focusMain } from '../shells/focus-main.ts'
import { lazyPart } from '../shells/lazy-part.tsx'
import { useServiceHidden } from './service-dock-state.ts'
import styles from './service-widget.module.css'
import { useAvoidOverlap } from './use-avoid-overlap.ts'

const ServiceMenu = lazyPart(() => import('./service-menu.tsx'))

type WidgetStyle = CSSProperties & { '--lift': string }

/** Back to the top moves the focus there as well. */
function toTop() {
  window.scrollTo({ top: 0 })
  focusMain()
}

/**
 * The floating service button and the buttons to top and bottom. On phones they hide while the page
 * scrolls down. They move up so that they cover no important control.
 */
export default function ServiceWidget() {
  const { t } = useTranslation('frame')
  const { far, down } = useScrolled()
  const hidden = useServiceHidden()
  const [ref, lift] = useAvoidOverlap<HTMLDivElement>()
  const style: WidgetStyle = { '--lift': `${lift ?? 0}px` }
  return (
    <div
      ref={ref}
      className={styles.widget}
      style={style}
      data-away={down}
      data-covering={lift === null}
    >
      {far ? (
        <div className={styles.ends}>
          <IconButton
            className={styles.end}
            of={ArrowUp}
            label={t('service.top')}
            variant="soft"
            onClick={toTop}
          />
          <IconButton
            className={styles.end}
            of={ArrowDown}
            label={t('service.foot')}
            variant="soft"
            onClick={scrollToFooter}
          />
        </div>
      ) : null}
      {hidden ? null : (
        <MenuOnDemand
          trigger={
            <IconButton
              className={styles.button}
              of={Headset}
              label={t('service.open')}
              variant="primary"
              size="lg"
            />
          }
          menu={ServiceMenu}
        />
      )}
    </div>
  )
}
