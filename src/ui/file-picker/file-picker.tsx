import { ImagePlus } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { ACCEPTED } from '../../lib/image-file.ts'
import { cx } from '../base/cx.ts'
import field from '../field/field.module.css'
import { FieldNotes, type FieldTexts } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './file-picker.module.css'
import type { FilePickerLabels } from './file-picker-labels.ts'
import { FileRows } from './file-rows.tsx'
import { type PickedImage, usePickedImages } from './use-picked-images.ts'

export type FilePickerProps = FieldTexts & {
  value: readonly PickedImage[]
  onChange: (value: readonly PickedImage[]) => void
  max?: number | undefined
  maxBytes?: number | undefined
  disabled?: boolean | undefined
  words: FilePickerLabels
  id?: string | undefined
  className?: string | undefined
}

/** D-090: 5 x 1024 x 1024. */
export const MAX_BYTES = 5 * 1024 * 1024

/**
 * D-090: takes pictures: kind by magic bytes and extension, at most `max` of `maxBytes` each, drawn anew
 * without EXIF, with preview and remove. A refused file is named with the reason.
 */
export function FilePicker(props: FilePickerProps) {
  const { label, hint, error, note, value, onChange, words, disabled = false } = props
  const { max = 3, maxBytes = MAX_BYTES } = props
  const made = useId()
  const id = props.id ?? made
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const picking = usePickedImages({ value, onChange, max, maxBytes })
  const shut = disabled || value.length + picking.waiting.length >= max

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!shut) picking.add([...event.dataTransfer.files])
  }
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')

  return (
    <div className={cx(field.root, props.className)} data-invalid={error !== undefined}>
      <span className={field.label}>
        {label}
        {note === undefined ? null : <span className={field.note}> {note}</span>}
      </span>
      <label
        className={styles.zone}
        htmlFor={id}
        data-over={over && !shut}
        data-shut={shut}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="file"
          accept={ACCEPTED}
          multiple={max > 1}
          disabled={shut}
          aria-label={`${label}: ${words.choose}`}
          aria-describedby={describedBy || undefined}
          aria-invalid={error === undefined ? undefined : true}
          onChange={(event) => {
            picking.add([...(event.target.files ?? [])])
            // The same file may be chosen again after it was removed.
            event.target.value = ''
          }}
        />
        <span className={styles.door}>
          <Icon of={ImagePlus} size="lg" />
          {shut && !disabled ? (
            <span>{words.full}</span>
          ) : (
            <span>
              <span className={styles.choose}>{words.choose}</span>{' '}
              <span className={styles.drop}>{words.drop}</span>
            </span>
          )}
        </span>
      </label>
      <FileRows
        {...picking}
        value={value}
        words={words}
        disabled={disabled}
        onRemove={(gone) => {
          picking.remove(gone)
          // Its button is gone; the way to choose another one is where to go on.
          requestAnimationFrame(() => input.current?.focus())
        }}
      />
      <p className="visually-hidden" role="status">
        {value.length > 0 ? words.chosen(value.length, max) : null}
      </p>
      <FieldNotes hint={hint} error={error} hintId={`${id}-hint`} errorId={`${id}-error`} />
    </div>
  )
}
