import { Pause, Play } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useMotionGate } from '../carousel/use-motion-gate.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { LazyImage } from '../lazy-image/lazy-image.tsx'
import styles from './vendor-strip.module.css'

type StripLogo = {
  id: string
  name: string
  src: string
  fallbackSrc?: readonly string[] | undefined
}

export type VendorStripProps = {
  /** Accessible name. */
  label: string
  logos: readonly StripLogo[]
  pauseLabel: string
  playLabel: string
}

/** Logos in view on a wide screen. */
const MAX_IN_VIEW = 10

type StripStyle = CSSProperties & Record<'--count', number>

/**
 * A marquee of logos, paused out of view, under the pointer, by the button, and with reduced motion, when it is a
 * scrollable row. CSS instead of a Carousel: Swiper's endless loop moves slides in the list, which browsers count as layout
 * shifts; copies moved by the compositor cause none.
 */
export function VendorStrip({ label, logos, pauseLabel, playLabel }: VendorStripProps) {
  const { ref, playing, moving, toggle, watch } = useMotionGate<HTMLElement>()
  const count = logos.length
  if (count === 0) return null
  // Enough copies to fill the view after the first one has left it.
  const copies = playing ? 1 + Math.ceil(MAX_IN_VIEW / count) : 1
  const style: StripStyle = { '--count': count }
  return (
    <section ref={ref} className={styles.strip} aria-label={label}>
      <div
        className={styles.view}
        data-playing={playing}
        {...watch}
        // A scroll container must be reachable by keyboard.
        {...(playing ? {} : { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        <div className={styles.track} style={style} data-playing={playing} data-moving={moving}>
          {[...Array(copies).keys()].map((copy) => (
            <ul key={copy} className={styles.copy} aria-hidden={copy > 0 || undefined}>
              {logos.map(({ id, name, src, fallbackSrc }) => (
                <li key={id} className={styles.logo}>
                  <LazyImage
                    src={src}
                    fallbackSrc={fallbackSrc}
                    alt={copy > 0 ? '' : name}
                    width={200}
                    height={72}
                    fill
                    fit="contain"
                    fallback={<bdi className={styles.name}>{name}</bdi>}
                  />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      <IconButton
        of={playing ? Pause : Play}
        label={playing ? pauseLabel : playLabel}
        size="sm"
        onClick={toggle}
      />
    </section>
  )
}
