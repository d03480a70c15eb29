import { Check, ChevronsRight, RotateCcw, TriangleAlert } from 'lucide-react'
import { type ComponentProps, type CSSProperties, useEffect, useId, useRef } from 'react'
import { cx } from '../base/cx.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import styles from './slide-check.module.css'
import { END, type Passage } from './slider-value.ts'
import { useSlide } from './use-slide.ts'

export type SlideState = 'idle' | 'checking' | 'passed' | 'failed'

export type SlideCheckProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Name of the slider. */
  label: string
  state: SlideState
  disabled?: boolean | undefined
  /** On the track, such as "Slide to the end". */
  hintLabel: string
  /** At the end, such as "Let go, or press Enter". */
  readyLabel: string
  checkingLabel: string
  passedLabel: string
  failedLabel: string
  retryLabel: string
  onPass: (passage: Passage) => void
  /** The caller begins anew and sets the state back to idle. */
  onRetry: () => void
}

/**
 * D-027: shows that somebody is there by moving a slider to its end: dragged, tapped along, or by
 * arrow keys and Enter. Whether that was enough, the caller asks elsewhere and says by `state`.
 */
export const SlideCheck = ({
  label,
  state,
  disabled = false,
  hintLabel,
  readyLabel,
  checkingLabel,
  passedLabel,
  failedLabel,
  retryLabel,
  onPass,
  onRetry,
  className,
  ...rest
}: SlideCheckProps) => {
  const root = useRef<HTMLDivElement>(null)
  const textId = useId()
  const still = disabled || state !== 'idle'
  const { at, dragging, handlers } = useSlide({ still, idle: state === 'idle', onPass })
  useFocusHandover(root, state)

  const done = state === 'checking' || state === 'passed'
  const place = done ? END : at
  const words = {
    idle: at === END ? readyLabel : hintLabel,
    checking: checkingLabel,
    passed: passedLabel,
    failed: failedLabel,
  }[state]
  const style: CSSProperties & { '--at': number } = { '--at': place / END }

  return (
    <div {...rest} ref={root} className={cx(styles.root, className)} data-state={state}>
      {state === 'failed' ? (
        <div className={styles.failed}>
          <Icon of={TriangleAlert} />
          <span className={styles.words}>{words}</span>
          <Button startIcon={RotateCcw} onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      ) : (
        <button
          {...handlers}
          type="button"
          role="slider"
          className={styles.track}
          style={style}
          aria-label={label}
          aria-describedby={textId}
          aria-valuemin={0}
          aria-valuemax={END}
          aria-valuenow={Math.round(place)}
          aria-disabled={still || undefined}
          aria-busy={state === 'checking' || undefined}
          data-dragging={dragging}
          data-ready={state === 'idle' && at === END}
          data-disabled={disabled}
        >
          <span className={styles.fill} />
          <span className={styles.words} id={textId}>
            {words}
          </span>
          <span className={styles.thumb} data-thumb="">
            {state === 'checking' ? <Spinner size="md" /> : null}
            {state === 'passed' ? <Icon of={Check} /> : null}
            {state === 'idle' ? <Icon of={ChevronsRight} directional /> : null}
          </span>
        </button>
      )}
      <span className="visually-hidden" role="status">
        {state === 'idle' && at < END ? null : words}
      </span>
    </div>
  )
}

/** The retry button stands where the slider stood, and the other way round: the focus follows. */
function useFocusHandover(root: { current: HTMLElement | null }, state: SlideState) {
  const failed = state === 'failed'
  const before = useRef(failed)
  const held = useRef(false)
  useEffect(() => {
    const node = root.current
    if (failed !== before.current && held.current) node?.querySelector('button')?.focus()
    before.current = failed
    // A focused element that is taken away loses the focus to nothing: that still counts as held.
    const keep = ({ type, relatedTarget }: FocusEvent) => {
      held.current = type === 'focusin' || (held.current && relatedTarget === null)
    }
    node?.addEventListener('focusin', keep)
    node?.addEventListener('focusout', keep)
    return () => {
      node?.removeEventListener('focusin', keep)
      node?.removeEventListener('focusout', keep)
    }
  }, [failed, root])
}
