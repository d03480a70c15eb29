import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type RefObject, Suspense, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { pageDir } from '#ui/base/page-dir.ts'
import { scrollToFocus } from '#ui/base/scroll-to-focus.ts'
import { useReducedMotion } from '#ui/base/use-reduced-motion.ts'
import { useScrollEnds } from '#ui/base/use-scroll-ends.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { lazyPart, withFrameTexts } from '../shells/lazy-part.tsx'
import styles from './main-nav.module.css'
import { isActive, NAV } from './nav.ts'
import { useCurrentInView } from './use-current-in-view.ts'
import { useNavGo } from './use-nav-go.ts'

const MainMega = lazyPart(() => withFrameTexts(import('./main-mega.tsx')))

/** The share of the row that a press scrolls by. */
const SHARE = 0.6

/** The row of navigation types; their vendors are fetched on the first hover or focus. */
export function MainNav() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const go = useNavGo()
  const row = useRef<HTMLDivElement>(null)
  const [needed, setNeeded] = useState(false)
  const want = () => setNeeded(true)
  useScrollEnds(row)
  useCurrentInView(row, NAV.find((one) => isActive(one, pathname))?.to)
  return (
    <nav
      className={styles.nav}
      aria-label={t('nav.games')}
      onClickCapture={go}
      onPointerEnter={want}
      onFocus={(event) => {
        want()
        scrollToFocus(event)
      }}
    >
      <div ref={row} className={styles.row}>
        {NAV.map((entry) => (
          <Link
            key={entry.key}
            className={styles.entry}
            to={entry.to}
            aria-current={isActive(entry, pathname) ? 'page' : undefined}
            data-menu={entry.vendors ? entry.key : undefined}
          >
            {t(`nav.${entry.key}`)}
          </Link>
        ))}
      </div>
      <ScrollButton row={row} to="before" />
      <ScrollButton row={row} to="after" />
      {needed ? (
        <Suspense fallback={null}>
          <MainMega row={row} />
        </Suspense>
      ) : null}
    </nav>
  )
}

/** For a mouse without a horizontal wheel. Keys and fingers reach every entry of the row without it. */
function ScrollButton({ row, to }: { row: RefObject<HTMLElement | null>; to: 'before' | 'after' }) {
  const isStill = useReducedMotion()
  const scroll = () => {
    const { current: list } = row
    if (!list) return
    const sign = (to === 'after') === (pageDir() === 'ltr') ? 1 : -1
    const left = sign * list.clientWidth * SHARE
    list.scrollBy({ left, behavior: isStill ? 'instant' : 'smooth' })
  }
  return (
    <button
      type="button"
      className={styles.scroll}
      data-to={to}
      aria-hidden="true"
      tabIndex={-1}
      onClick={scroll}
    >
      <Icon of={to === 'after' ? ChevronRight : ChevronLeft} size="sm" directional />
    </button>
  )
}
