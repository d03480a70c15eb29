import { type ReactNode, useState } from 'react'
import { cx } from '../base/cx.ts'
import styles from './lazy-image.module.css'
import { useInView } from './use-in-view.ts'

/** A failed picture is retried once, then replaced by the default icon. */
const RETRIES = 1

export type LazyImageProps = {
  src: string
  /** Empty for pictures that repeat the text beside them. */
  alt: string
  width: number
  height: number
  /** Other URLs of the same picture (the next CDN); the retry uses the first. */
  fallbackSrc?: readonly string[] | undefined
  /** For the first view: loaded at once, with high priority. */
  priority?: boolean | undefined
  /** False if the caller renders only pictures that are near. Then nothing is observed. */
  lazy?: boolean | undefined
  /** Fills its positioned parent instead of keeping the ratio of width and height. */
  fill?: boolean | undefined
  fit?: 'cover' | 'contain' | undefined
  /** Drawn instead of the default icon. */
  fallback?: ReactNode
  sizes?: string | undefined
  srcSet?: string | undefined
  className?: string | undefined
}

/** Two cards with a star, for pictures that could not be loaded. */
function DefaultIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 64 64" fill="none" aria-hidden="true">
      <rect
        x="12"
        y="16"
        width="26"
        height="36"
        rx="5"
        transform="rotate(-10 25 34)"
        opacity="0.45"
      />
      <rect x="26" y="14" width="26" height="36" rx="5" transform="rotate(8 39 32)" />
      <path d="m40 24 2.4 5 5.4.7-4 3.8 1 5.4-4.8-2.6-4.8 2.6 1-5.4-4-3.8 5.4-.7z" />
    </svg>
  )
}

type PictureProps = LazyImageProps & { onFail: () => void; url: string; attempt: number }

/** Shown as soon as it is decoded: a fade for each of thirty pictures would cost a list its frames. */
function Picture({ url, attempt, onFail, ...props }: PictureProps) {
  return (
    <img
      className={styles.image}
      src={url}
      alt={props.alt}
      width={props.width}
      height={props.height}
      sizes={props.sizes}
      srcSet={attempt === 0 ? props.srcSet : undefined}
      decoding="async"
      draggable={false}
      fetchPriority={props.priority ? 'high' : undefined}
      onError={onFail}
    />
  )
}

function Source(props: LazyImageProps) {
  const [attempt, setAttempt] = useState(0)
  const [ref, inView] = useInView<HTMLSpanElement>(props.priority === true || props.lazy === false)
  const failed = attempt > RETRIES
  const url = attempt === 0 ? props.src : (props.fallbackSrc?.[0] ?? props.src)
  // Until there is an img, the frame carries the alternative text.
  const placeholder =
    (failed || !inView) && props.alt !== '' ? { role: 'img', 'aria-label': props.alt } : {}
  return (
    <span
      ref={ref}
      className={cx(styles.frame, props.className)}
      data-state={failed ? 'failed' : 'ready'}
      data-fill={props.fill === true}
      data-fit={props.fit ?? 'cover'}
      style={props.fill ? undefined : { aspectRatio: `${props.width} / ${props.height}` }}
      {...placeholder}
    >
      {failed ? (props.fallback ?? <DefaultIcon />) : null}
      {inView && !failed ? (
        <Picture
          key={attempt}
          {...props}
          url={url}
          attempt={attempt}
          onFail={() => setAttempt(attempt + 1)}
        />
      ) : null}
    </span>
  )
}

/** A picture that loads when a tenth of it is in view, keeps its space, and never looks broken. */
export function LazyImage(props: LazyImageProps) {
  return <Source key={props.src} {...props} />
}
