import type { ReactElement, ReactNode } from 'react'
import { Badge } from '../badge/badge.tsx'
import { cx } from '../base/cx.ts'
import { langOfName } from '../base/lang-of-name.ts'
import { LazyImage } from '../lazy-image/lazy-image.tsx'
import { cardBackground } from '../tile/card-background.ts'
import frame from '../tile/tile.module.css'
import styles from './vendor-tile.module.css'

const ART = { logo: { width: 300, height: 180 }, wide: { width: 640, height: 360 } }

export type VendorTileProps = {
  name: string
  /** URL of the logo or, for `wide`, of a picture that fills the tile. */
  art: string
  artFallback?: readonly string[] | undefined
  nodeId: number
  /** `logo`: 5:3, the logo on a gradient; `wide`: a 16:9 picture. */
  shape?: 'logo' | 'wide' | undefined
  /** The logo says the name; it is written only where the logo is missing. */
  nameless?: boolean | undefined
  /** A second line, such as the number of games. */
  note?: string | undefined
  badge?: { kind: 'hot' | 'new' | 'live'; label: string } | undefined
  /** Present when the vendor is not available now. */
  closedLabel?: string | undefined
  /** Renders the anchor (a router link); without it the tile is a button. */
  link?: ((className: string, content: ReactNode) => ReactElement) | undefined
  onSelect?: (() => void) | undefined
}

/** A vendor, as a link or button to its games. */
export function VendorTile(props: VendorTileProps) {
  const { name, art, artFallback, nodeId, shape = 'logo', nameless = false, note, badge } = props
  const { closedLabel, link, onSelect } = props
  const content = (
    <>
      <span
        className={cx(frame.art, styles.face)}
        style={{ backgroundImage: cardBackground(nodeId) }}
      >
        <LazyImage
          className={styles.art}
          src={art}
          fallbackSrc={artFallback}
          alt=""
          fill
          fit={shape === 'logo' ? 'contain' : 'cover'}
          fallback={nameless ? <span className={styles.written}>{name}</span> : undefined}
          {...ART[shape]}
        />
        {badge ? (
          <Badge className={frame.badge} variant={badge.kind}>
            {badge.label}
          </Badge>
        ) : null}
        {closedLabel ? <span className={frame.state}>{closedLabel}</span> : null}
      </span>
      <span className={nameless ? 'visually-hidden' : frame.caption}>
        <bdi className={frame.name} lang={langOfName(name)}>
          {name}
        </bdi>
        {note ? <span className={frame.detail}>{note}</span> : null}
      </span>
    </>
  )
  const className = styles.tile ?? ''
  return (
    <div className={styles.root} data-shape={shape} data-closed={Boolean(closedLabel)}>
      {link ? (
        link(className, content)
      ) : (
        <button type="button" className={className} onClick={onSelect}>
          {content}
        </button>
      )}
    </div>
  )
}

/** The tile's geometry while it loads. */
export function VendorTileSkeleton({ shape = 'logo' }: { shape?: 'logo' | 'wide' }) {
  return (
    <div className={styles.root} data-shape={shape} data-skeleton="" aria-hidden="true">
      <span className={styles.tile}>
        <span className={cx(frame.art, frame.placeholder, styles.face)} />
        <span className={frame.caption}>
          <span className={cx(frame.name, frame.placeholder, styles.name)} />
        </span>
      </span>
    </div>
  )
}
