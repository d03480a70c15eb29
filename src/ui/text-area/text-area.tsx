import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { cx } from '../base/cx.ts'
import box from '../field/box.module.css'
import { Field, type FieldTexts } from '../field/field.tsx'
import { countCharacters, isNearLimit } from './count-characters.ts'
import styles from './text-area.module.css'

type CounterTexts = {
  /** "12 / 200". */
  count: (used: number, max: number) => string
  /** "8 characters left", near the limit. */
  left: (left: number) => string
  /** "3 characters too many". */
  over: (by: number) => string
  /** "4 more characters needed", below `min`. */
  missing?: ((by: number) => string) | undefined
}

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'maxLength' | 'minLength'> &
  FieldTexts & {
    min?: number | undefined
    /** Longer text is an error, not cut: cutting pasted text would lose it silently. */
    max?: number | undefined
    counter?: CounterTexts | undefined
  }

/** Multi-line text with an optional character counter. The ref goes to the textarea. */
export const TextArea = ({
  label,
  hint,
  error,
  note,
  min = 0,
  max,
  counter,
  id,
  className,
  onChange,
  ref,
  ...area
}: TextAreaProps) => {
  const node = useRef<HTMLTextAreaElement>(null)
  const [used, setUsed] = useState(0)
  const attach = (element: HTMLTextAreaElement | null) => {
    node.current = element
    if (typeof ref === 'function') return ref(element)
    if (ref) ref.current = element
    return undefined
  }
  // Forms set and reset the value without an event, so it is read after every render.
  useEffect(() => setUsed(countCharacters(node.current?.value ?? '')))

  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      note={note}
      controlId={id}
      className={className}
      aside={
        max === undefined || counter === undefined ? null : (
          <Counter used={used} min={min} max={max} words={counter} />
        )
      }
    >
      {(control) => (
        <div className={cx(box.box, styles.box)}>
          <textarea
            rows={5}
            {...area}
            {...control}
            ref={attach}
            className={cx(box.control, styles.area)}
            onChange={(event) => {
              setUsed(countCharacters(event.target.value))
              onChange?.(event)
            }}
          />
        </div>
      )}
    </Field>
  )
}

type CounterProps = { used: number; min: number; max: number; words: CounterTexts }

const Counter = ({ used, min, max, words }: CounterProps) => {
  const over = used > max
  const near = isNearLimit(used, max)
  const missing = used > 0 && used < min ? words.missing?.(min - used) : undefined
  const within = near ? words.left(max - used) : missing
  const status = over ? words.over(used - max) : within
  return (
    <div className={styles.counter} data-over={over}>
      <span aria-live={over || near ? 'polite' : 'off'}>{status}</span>
      <span className={styles.count}>{words.count(used, max)}</span>
    </div>
  )
}
