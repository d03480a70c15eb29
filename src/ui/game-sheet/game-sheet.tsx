import { Heart, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { langOfName } from '../base/lang-of-name.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { LazyImage } from '../lazy-image/lazy-image.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { cardBackground } from '../tile/card-background.ts'
import styles from './game-sheet.module.css'

const ART = { width: 240, height: 320 }

type SimilarGame = {
  nodeId: number
  name: string
  art: string
  artFallback?: readonly string[] | undefined
  onOpen: () => void
}

export type GameSheetProps = {
  name: string
  nodeId: number
  art: string
  artFallback?: readonly string[] | undefined
  /** Pairs of term and value: vendor, return to player, stakes. */
  facts: readonly (readonly [term: string, value: string])[]
  /** More facts are loading. */
  loading?: boolean | undefined
  /** The reason why the game cannot be played now; hides Play and Free trial. */
  closed?: string | undefined
  /** Below everything else, such as sections to expand. */
  children?: ReactNode
  /** Games to play instead. */
  similar?: { title: string; games: readonly SimilarGame[] } | undefined
  liked: boolean
  /** Id of the element that says why the favourite cannot be changed now. */
  likeDisabledBy?: string | undefined
  labels: { close: string; play: string; demo: string; like: string; unlike: string }
  onPlay: () => void
  /** Left out when there is no demo. */
  onDemo?: (() => void) | undefined
  onLike: (liked: boolean) => void
  onClose: () => void
}

function Similar({ title, games }: NonNullable<GameSheetProps['similar']>) {
  return (
    <section className={styles.similar} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.others}>
        {games.map(({ nodeId, name, art, artFallback, onOpen }) => (
          <li key={nodeId}>
            <button type="button" className={styles.other} onClick={onOpen}>
              <span className={styles.art} style={{ backgroundImage: cardBackground(nodeId) }}>
                <LazyImage src={art} fallbackSrc={artFallback} alt="" fill {...ART} />
              </span>
              <bdi className={styles.name} lang={langOfName(name)}>
                {name}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The dialog of one game: facts, Play, Free trial and favourite. */
export function GameSheet(props: GameSheetProps) {
  const { name, nodeId, art, artFallback, facts, loading, closed, liked, labels } = props
  const { children, likeDisabledBy, similar, onPlay, onDemo, onLike, onClose } = props
  return (
    <Dialog
      open
      inAddress
      size="sm"
      title={name}
      closeLabel={labels.close}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.top}>
          <div className={styles.art} style={{ backgroundImage: cardBackground(nodeId) }}>
            <LazyImage src={art} fallbackSrc={artFallback} alt="" fill {...ART} />
          </div>
          <div className={styles.words} aria-busy={loading === true}>
            {closed ? <p className={styles.closed}>{closed}</p> : null}
            <dl className={styles.facts}>
              {facts.map(([term, value]) => (
                <div key={term} className={styles.fact}>
                  <dt>{term}</dt>
                  <dd>
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
            {loading ? <Skeleton lines={4} /> : null}
          </div>
        </div>
        {similar && similar.games.length > 0 ? <Similar {...similar} /> : null}
        <div className={styles.actions}>
          {closed ? null : (
            <Button variant="primary" size="lg" block startIcon={Play} onClick={onPlay}>
              {labels.play}
            </Button>
          )}
          {onDemo && !closed ? (
            <Button size="lg" block onClick={onDemo}>
              {labels.demo}
            </Button>
          ) : null}
          <Button
            className={styles.heart}
            variant="ghost"
            block
            startIcon={Heart}
            aria-pressed={liked}
            disabled={likeDisabledBy !== undefined}
            aria-describedby={likeDisabledBy}
            onClick={() => onLike(!liked)}
          >
            {liked ? labels.unlike : labels.like}
          </Button>
        </div>
        {children}
      </div>
    </Dialog>
  )
}
