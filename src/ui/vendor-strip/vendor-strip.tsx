import { Pause, Play } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { useMedia } from '../base/use-media.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { LazyImage } from '../lazy-image/lazy-image.tsx'
import styles from './vendor-strip.module.css'

export type StripLogo = {
  id: string
  name: string
  src: string
  fallbackSrc?: readonly string[] | undefined
}

export type VendorStripProps = {
  /** Names the group. */
  label: string
  logos: readonly StripLogo[]
  pauseLabel: string
  playLabel: string
}

/** FTR-02: logos in a wide view; narrower ones show fewer. */
const SEEN = 10

type StripStyle = CSSProperties & Record<'--count', number>

/**
 * FTR-01, FTR-02, D-093: logos that pass without a stop, 20 apart, 3000 ms for each. It holds still under
 * the pointer, on a press, and with reduced motion, when it is a plain row to scroll. Drawn with CSS, not
 * as a Carousel: to loop without end, swiper moves slides to the end of the list and takes the list back
 * by a transform; browsers forgive the transform and count the moved slides as a layout shift. Copies that
 * only the compositor moves shift nothing.
 */
export function VendorStrip({ label, logos, pauseLabel, playLabel }: VendorStripProps) {
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const [chosen, setChosen] = useState<boolean | null>(null)
  const playing = chosen ?? !still
  const count = logos.length
  if (count === 0) return null
  // As many copies as fill the view behind the first one, which leaves it.
  const copies = playing ? 1 + Math.ceil(SEEN / count) : 1
  const style: StripStyle = { '--count': count }
  return (
    <section className={styles.strip} aria-label={label}>
      <div
        className={styles.view}
        data-playing={playing}
        // What scrolls needs to be reached by key as well.
        {...(playing ? {} : { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        <div className={styles.track} style={style} data-playing={playing}>
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
        onClick={() => setChosen(!playing)}
      />
    </section>
  )
}
