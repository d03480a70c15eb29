import { CircleAlert, Image, Trash2, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import styles from './file-picker.module.css'
import type { FilePickerLabels } from './file-picker-labels.ts'
import type { PickedImage, usePickedImages } from './use-picked-images.ts'

type FileRowsProps = Pick<
  ReturnType<typeof usePickedImages>,
  'preparing' | 'refused' | 'dismiss'
> & {
  value: readonly PickedImage[]
  words: FilePickerLabels
  disabled: boolean
  onRemove: (id: string) => void
}

/** Picked files, files in preparation, and refused files. */
export const FileRows = (props: FileRowsProps) => {
  const { value, preparing, refused, words, disabled, dismiss, onRemove } = props
  return (
    <>
      {value.length + preparing.length > 0 ? (
        <ul className={styles.rows}>
          {value.map(({ id, name, blob }) => (
            <li className={styles.row} key={id}>
              <Preview blob={blob} />
              <span className={styles.words}>
                <bdi className={styles.name}>{name}</bdi>
                <span className={styles.size}>{words.size(blob.size)}</span>
              </span>
              <IconButton
                label={words.remove(name)}
                of={Trash2}
                size="sm"
                disabled={disabled}
                onClick={() => onRemove(id)}
              />
            </li>
          ))}
          {preparing.map(({ id, name }) => (
            <li className={styles.row} key={id}>
              <span className={styles.preview}>
                <Icon of={Image} size="md" />
              </span>
              <ProgressBar className={styles.words} label={words.preparing(name)} />
            </li>
          ))}
        </ul>
      ) : null}
      <div role="alert" className={styles.rows}>
        {refused.length === 0 ? null : (
          <ul className={styles.rows}>
            {refused.map(({ id, name, fault }) => (
              <li className={styles.refused} key={id}>
                <Icon of={CircleAlert} size="sm" />
                <span className={styles.reason}>{words.refused(name, fault)}</span>
                <IconButton
                  label={words.dismiss(name)}
                  of={X}
                  size="sm"
                  onClick={() => dismiss(id)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

/** A thumbnail; its object URL is revoked on unmount. */
const Preview = ({ blob }: { blob: Blob }) => {
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(blob)
    setSrc(url)
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return (
    <span className={styles.preview}>
      {src === null ? <Icon of={Image} size="md" /> : <img src={src} alt="" />}
    </span>
  )
}
