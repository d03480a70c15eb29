import { Heart, Play, Wrench } from 'lucide-react'
import { Badge } from '../badge/badge.tsx'
import { cx } from '../base/cx.ts'
import { langOfName } from '../base/lang-of-name.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { LazyImage } from '../lazy-image/lazy-image.tsx'
import { cardBackground } from '../tile/card-background.ts'
import frame from '../tile/tile.module.css'
import actions from './actions.module.css'
import styles from './game-tile.module.css'
import skeleton from './skeleton.module.css'

const ART = { portrait: { width: 300, height: 400 }, wide: { width: 640, height: 360 } }

export type GameTileProps = {
  name: string
  vendor?: string | undefined
  /** Shown next to the vendor: return to player, or the limits of a table. */
  fact?: string | undefined
  /** Chooses one of the six themes. */
  nodeId: number
  art: string
  artFallback?: readonly string[] | undefined
  /** Portrait 3:4 for slots and the like, wide 16:9 for live tables and sports. */
  shape?: 'portrait' | 'wide' | undefined
  badge?: { kind: 'hot' | 'new' | 'live' | 'jackpot'; label: string } | undefined
  state?: 'ready' | 'maintenance' | 'demo-only' | undefined
  /** Required for every state but `ready`. */
  stateLabel?: string | undefined
  favourite?: boolean | undefined
  /** Id of the element that says why the favourite cannot be changed now. */
  favouriteDisabledBy?: string | undefined
  /** Loads the picture at once, for the first view. */
  priority?: boolean | undefined
  labels: { open: string; play: string; demo: string; favourite: string }
  /** A press on the picture. Nothing depends on hovering. */
  onOpen: () => void
  onPlay?: (() => void) | undefined
  onDemo?: (() => void) | undefined
  /** Left out when there are no favourites, as for guests. */
  onFavourite?: ((next: boolean) => void) | undefined
  /** Position in a virtual list. */
  place?: Place | undefined
  /** Pointer or focus entered or left; controls may be left out until then. */
  onActiveChange?: ((awake: boolean) => void) | undefined
}

type Place = { 'data-index': number; 'aria-posinset': number; 'aria-setsize': number }

function Actions({ labels, state, name, onPlay, onDemo }: GameTileProps) {
  if (state === 'maintenance' || !(onPlay || onDemo)) return null
  return (
    <div className={actions.actions}>
      {onPlay && state !== 'demo-only' ? (
        <Button variant="primary" size="sm" block startIcon={Play} onClick={onPlay}>
          {labels.play}
          <span className="visually-hidden"> {name}</span>
        </Button>
      ) : null}
      {onDemo ? (
        <Button
          className={actions.demo}
          variant={state === 'demo-only' ? 'primary' : 'ghost'}
          size="sm"
          block
          onClick={onDemo}
        >
          {labels.demo}
          <span className="visually-hidden"> {name}</span>
        </Button>
      ) : null}
    </div>
  )
}

const hasFocus = (element: Element) => element.contains(document.activeElement)

/** A game as a poster: picture, name, vendor, badge, Play, Free trial and favourite. */
export function GameTile(props: GameTileProps) {
  const {
    name,
    vendor,
    fact,
    nodeId,
    art,
    artFallback,
    shape = 'portrait',
    badge,
    priority,
  } = props
  const { state = 'ready', stateLabel, favourite = false, labels, onOpen, onFavourite } = props
  const { place, onActiveChange, favouriteDisabledBy: bar } = props
  return (
    <article
      {...place}
      className={styles.tile}
      data-shape={shape}
      data-state={state}
      aria-label={name}
      onPointerEnter={onActiveChange && (() => onActiveChange(true))}
      onPointerLeave={
        onActiveChange && (({ currentTarget }) => onActiveChange(hasFocus(currentTarget)))
      }
      onFocus={onActiveChange && (() => onActiveChange(true))}
      onBlur={
        onActiveChange &&
        (({ currentTarget, relatedTarget }) =>
          onActiveChange(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover')))
      }
    >
      <div
        className={cx(frame.art, styles.art)}
        style={{ backgroundImage: cardBackground(nodeId) }}
      >
        <LazyImage
          src={art}
          fallbackSrc={artFallback}
          alt=""
          fill
          priority={priority}
          lazy={place === undefined}
          {...ART[shape]}
        />
        <button
          type="button"
          className={styles.open}
          aria-label={stateLabel ? `${labels.open}: ${stateLabel}` : labels.open}
          onClick={onOpen}
        />
        {badge ? (
          <Badge className={cx(frame.badge, styles.badge)} variant={badge.kind}>
            {badge.label}
          </Badge>
        ) : null}
        {state !== 'ready' && stateLabel ? (
          <span className={cx(frame.state, styles.state)} aria-hidden="true">
            {state === 'maintenance' ? <Icon of={Wrench} size="sm" /> : null}
            {stateLabel}
          </span>
        ) : null}
        <Actions {...props} />
        {onFavourite ? (
          <button
            type="button"
            className={actions.heart}
            aria-label={labels.favourite}
            aria-pressed={favourite}
            aria-disabled={bar ? true : undefined}
            aria-describedby={bar}
            onClick={() => bar || onFavourite(!favourite)}
          >
            <Icon of={Heart} size="sm" />
          </button>
        ) : null}
      </div>
      <div className={frame.caption}>
        <bdi className={cx(frame.name, styles.name)} lang={langOfName(name)} title={name}>
          {name}
        </bdi>
        {vendor || fact ? (
          <span className={cx(frame.detail, styles.facts)}>
            {vendor ? (
              <bdi className={styles.vendor} lang={langOfName(vendor)} title={vendor}>
                {vendor}
              </bdi>
            ) : null}
            {fact ? <bdi className="num">{fact}</bdi> : null}
          </span>
        ) : null}
      </div>
    </article>
  )
}

/** The tile's geometry while it loads. */
export function GameTileSkeleton({ shape = 'portrait' }: { shape?: 'portrait' | 'wide' }) {
  return (
    <div className={styles.tile} data-shape={shape} aria-hidden="true">
      <div className={cx(frame.art, frame.placeholder)} />
      <div className={frame.caption}>
        <span className={cx(frame.name, frame.placeholder, skeleton.name)} />
        <span className={cx(frame.detail, frame.placeholder, skeleton.vendor)} />
      </div>
    </div>
  )
}
