import { Headset } from 'lucide-react'
import { lazy } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { IconButton } from '../ui/icon-button/icon-button.tsx'
import { MenuOnDemand } from '../ui/menu/menu-on-demand.tsx'
import styles from './service-widget.module.css'

const ServiceMenu = lazy(() => import('./service-menu.tsx'))

/** FTR-13..17: the floating door to help; its menu loads at the first press. */
export function ServiceWidget() {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.widget}>
      <MenuOnDemand
        trigger={<IconButton of={Headset} label={t('service.open')} variant="primary" size="lg" />}
        menu={ServiceMenu}
      />
    </div>
  )
}
