import { Link, useLocation } from 'react-router-dom'
import { useTranslation } from '../i18n/use-translation.ts'
import { chipLook } from '../ui/chip/chip.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import styles from './category-chips.module.css'
import { isActive, NAV } from './nav.ts'

/** The phone's row of game types, under the header. */
export function CategoryChips() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  return (
    <nav className={styles.chips} aria-label={t('nav.games')}>
      {NAV.map((entry) => {
        const selected = isActive(entry, pathname)
        return (
          <Link
            key={entry.key}
            to={entry.to}
            {...chipLook({ selected })}
            aria-current={selected ? 'page' : undefined}
          >
            {selected ? <Icon of={entry.icon} size="sm" /> : null}
            {t(`nav.${entry.key}`)}
          </Link>
        )
      })}
    </nav>
  )
}
