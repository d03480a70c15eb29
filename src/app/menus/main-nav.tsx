import { Suspense, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useTranslation } from '#i18n/use-translation.ts'
import { lazyPart, withFrameTexts } from '../shells/lazy-part.tsx'
import styles from './main-nav.module.css'
import { isActive, NAV } from './nav.ts'
import { useNavGo } from './use-nav-go.ts'

const MainMega = lazyPart(() => withFrameTexts(import('./main-mega.tsx')))

/** The row of navigation types; their vendors are fetched on the first hover or focus. */
export function MainNav() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const go = useNavGo()
  const row = useRef<HTMLDivElement>(null)
  const [needed, setNeeded] = useState(false)
  const want = () => setNeeded(true)
  return (
    <nav
      className={styles.nav}
      aria-label={t('nav.games')}
      onClickCapture={go}
      onPointerEnter={want}
      onFocus={want}
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
      {needed ? (
        <Suspense fallback={null}>
          <MainMega row={row} />
        </Suspense>
      ) : null}
    </nav>
  )
}
