import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
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
      <ul>
        {NAV.map((entry) => {
          const selected = isActive(entry, pathname)
          return (
            <li key={entry.key}>
              <Link
                to={entry.to}
                {...chipLook({ selected })}
                aria-current={selected ? 'page' : undefined}
              >
                <Icon of={entry.icon} size="sm" />
                {t(`nav.${entry.key}`)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
