import { Megaphone, RotateCw } from 'lucide-react'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { PauseButton } from '../../../ui/carousel/carousel-controls.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './marquee.module.css'
import { useMotionGate } from './use-motion-gate.ts'

/** Reading speed. */
const PX_PER_SECOND = 48

export type Notice = { id: number; title: string }
type MarqueeProps = {
  /** Undefined while they are on the way. */
  notices: readonly Notice[] | undefined
  failure?: { onRetry: () => void; retrying: boolean } | undefined
}

function Row({ notices }: { notices: readonly Notice[] }) {
  return notices.map(({ id, title }) => (
    <li key={id} className={styles.notice}>
      <bdi>{title}</bdi>
    </li>
  ))
}

function Band({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTranslation(['home', 'common'])
  const { ref, playing, moving, reducedMotion, toggle, watch } = useMotionGate<HTMLDivElement>()
  const track = useRef<HTMLUListElement>(null)
  const [width, setWidth] = useState(0)
  const still = reducedMotion && !playing

  useEffect(() => {
    const element = track.current
    if (!element) return
    const sizes = new ResizeObserver(() => setWidth(element.offsetWidth))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])

  const style: CSSProperties & { '--marquee-time': string } = {
    '--marquee-time': `${Math.round((width / PX_PER_SECOND) * 1000)}ms`,
  }
  return (
    <>
      <div
        ref={ref}
        className={styles.window}
        data-moving={moving && width > 0}
        data-still={still}
        style={style}
        {...(still ? { tabIndex: 0, role: 'group', 'aria-label': t('notices.label') } : {})}
        {...watch}
      >
        <ul ref={track} className={styles.track}>
          <Row notices={notices} />
        </ul>
        {still ? null : (
          <ul className={styles.track} aria-hidden="true">
            <Row notices={notices} />
          </ul>
        )}
      </div>
      <PauseButton
        playing={playing}
        pause={t('common:action.pause')}
        play={t('common:action.play')}
        onToggle={toggle}
      />
    </>
  )
}

/** HOM-01, ANN-07: the player notices as one running line, which anyone can stop. */
export function Marquee({ notices, failure }: MarqueeProps) {
  const { t } = useTranslation(['home', 'common'])
  return (
    <section className={styles.marquee} aria-label={t('notices.label')}>
      <Icon className={styles.icon} of={Megaphone} size="sm" />
      {failure ? (
        <>
          <p className={styles.words} role="status">
            {t('notices.failed')}
          </p>
          <button
            type="button"
            className={styles.retry}
            aria-disabled={failure.retrying || undefined}
            onClick={failure.retrying ? undefined : failure.onRetry}
          >
            <Icon of={RotateCw} size="sm" />
            {t('common:action.retry')}
          </button>
        </>
      ) : null}
      {!failure && notices && notices.length > 0 ? <Band notices={notices} /> : null}
      {!failure && notices?.length === 0 ? (
        <p className={styles.words}>{t('notices.none')}</p>
      ) : null}
    </section>
  )
}
