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
  /** Accessible name. */
  label: string
  state: SlideState
  disabled?: boolean | undefined
  /** On the track: "Slide to the end". */
  hintLabel: string
  /** At the end: "Let go, or press Enter". */
  readyLabel: string
  checkingLabel: string
  passedLabel: string
  failedLabel: string
  retryLabel: string
  onPass: (passage: Passage) => void
  /** Start over: set `state` back to idle. */
  onRetry: () => void
}

/**
 * A human check: a slider moved to its end by drag, taps, or arrow keys and Enter. `onPass` reports the attempt;
 * the caller has it verified and sets `state`.
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
  const locked = disabled || state !== 'idle'
  const { value, dragging, handlers } = useSlide({ locked, idle: state === 'idle', onPass })
  useFocusHandover(root, state)

  const done = state === 'checking' || state === 'passed'
  const shown = done ? END : value
  const words = {
    idle: value === END ? readyLabel : hintLabel,
    checking: checkingLabel,
    passed: passedLabel,
    failed: failedLabel,
  }[state]
  const style: CSSProperties & { '--value': number } = { '--value': shown / END }

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
          aria-valuenow={Math.round(shown)}
          aria-disabled={locked || undefined}
          aria-busy={state === 'checking' || undefined}
          data-dragging={dragging}
          data-ready={state === 'idle' && value === END}
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
        {state === 'idle' && value < END ? null : words}
      </span>
    </div>
  )
}

/** Slider and retry button replace each other: moves the focus along. */
function useFocusHandover(root: { current: HTMLElement | null }, state: SlideState) {
  const failed = state === 'failed'
  const wasFailed = useRef(failed)
  const hadFocus = useRef(false)
  useEffect(() => {
    const node = root.current
    if (failed !== wasFailed.current && hadFocus.current) node?.querySelector('button')?.focus()
    wasFailed.current = failed
    // relatedTarget is null when the focused element is removed: that still counts.
    const track = ({ type, relatedTarget }: FocusEvent) => {
      hadFocus.current = type === 'focusin' || (hadFocus.current && relatedTarget === null)
    }
    node?.addEventListener('focusin', track)
    node?.addEventListener('focusout', track)
    return () => {
      node?.removeEventListener('focusin', track)
      node?.removeEventListener('focusout', track)
    }
  }, [failed, root])
}
