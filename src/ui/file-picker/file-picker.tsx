import { ImagePlus } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { ACCEPTED_IMAGE_TYPES } from '#lib/image-file.ts'
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

export const MAX_BYTES = 5 * 1024 * 1024

/**
 * Picks up to `max` pictures of `maxBytes` each. The type is checked by magic bytes and extension, EXIF is removed,
 * and a refused file is listed with the reason. Texts are passed in `words`.
 */
export function FilePicker(props: FilePickerProps) {
  const { label, hint, error, note, value, onChange, words, disabled = false } = props
  const { max = 3, maxBytes = MAX_BYTES } = props
  const generatedId = useId()
  const id = props.id ?? generatedId
  const input = useRef<HTMLInputElement>(null)
  const [dragOver, setDragOver] = useState(false)
  const picked = usePickedImages({ value, onChange, max, maxBytes })
  const full = disabled || value.length + picked.preparing.length >= max

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDragOver(false)
    if (!full) picked.add([...event.dataTransfer.files])
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
        data-drag-over={dragOver && !full}
        data-full={full}
        onDragOver={(event) => {
          event.preventDefault()
          setDragOver(true)
        }}
        onDragLeave={() => setDragOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="file"
          accept={ACCEPTED_IMAGE_TYPES}
          multiple={max > 1}
          disabled={full}
          aria-label={`${label}: ${words.choose}`}
          aria-describedby={describedBy || undefined}
          aria-invalid={error === undefined ? undefined : true}
          onChange={(event) => {
            picked.add([...(event.target.files ?? [])])
            // Lets the same file be chosen again after it was removed.
            event.target.value = ''
          }}
        />
        <span className={styles.prompt}>
          <Icon of={ImagePlus} size="lg" />
          {full && !disabled ? (
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
        {...picked}
        value={value}
        words={words}
        disabled={disabled}
        onRemove={(removed) => {
          picked.remove(removed)
          // The focused button has gone: continue at the input.
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
