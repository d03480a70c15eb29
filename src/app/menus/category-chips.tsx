import { Search } from 'lucide-react'
import { type CSSProperties, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { scrollToFocus } from '#ui/base/scroll-to-focus.ts'
import { chipLook } from '#ui/chip/chip.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import styles from './category-chips.module.css'
import { isActive, NAV } from './nav.ts'
import { useCurrentInView } from './use-current-in-view.ts'
import { useNavGo } from './use-nav-go.ts'

type ChipStyle = CSSProperties & Record<'--icon', number>

/** The search and the row of game types on a phone, under the header. The current type is always in view. */
export function CategoryChips() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const go = useNavGo()
  const { open } = usePopup()
  const row = useRef<HTMLElement>(null)
  const current = NAV.find((entry) => isActive(entry, pathname))?.to
  useCurrentInView(row, current)
  return (
    <div className={styles.bar}>
      <IconButton
        of={Search}
        label={t('header.search')}
        aria-haspopup="dialog"
        onClick={() => open('search')}
      />
      <nav
        ref={row}
        className={styles.chips}
        aria-label={t('nav.games')}
        onClickCapture={go}
        onFocus={scrollToFocus}
      >
        {NAV.map((entry, index) => {
          const style: ChipStyle = { '--icon': index }
          const selected = isActive(entry, pathname)
          return (
            <Link
              key={entry.key}
              to={entry.to}
              {...chipLook({ selected })}
              style={style}
              aria-current={selected ? 'page' : undefined}
            >
              {t(`nav.${entry.key}`)}
            </Link>
          )
        })}
      </nav>
    </div>
  )
}
