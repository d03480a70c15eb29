import { ImageOff, RefreshCw } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import box from '../field/box.module.css'
import { Field, type FieldTexts } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './captcha-field.module.css'

export type CaptchaFieldProps = Omit<ComponentProps<'input'>, 'type' | 'size'> &
  FieldTexts & {
    /** URL of the picture, data: or https:. Undefined while loading or after a failure. */
    image?: string | undefined
    imageLabel: string
    loading?: boolean | undefined
    /** Shown instead of the picture when it could not be loaded. */
    failedLabel?: string | undefined
    refreshLabel: string
    onRefresh: () => void
    /** Seconds until the next refresh is allowed. */
    cooldown?: number | undefined
  }

/** Counts down from `seconds` after each `start()`. */
const useCooldown = (seconds: number) => {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, start: () => setLeft(seconds) }
}

/** A picture of characters to type, with a button for another one. */
export const CaptchaField = ({
  label,
  hint,
  error,
  note,
  image,
  imageLabel,
  loading = false,
  failedLabel,
  refreshLabel,
  onRefresh,
  cooldown = 3,
  id,
  className,
  ...input
}: CaptchaFieldProps) => {
  const wait = useCooldown(cooldown)
  const refresh = () => {
    wait.start()
    onRefresh()
  }
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      note={note}
      controlId={id}
      className={className}
      reads="code"
    >
      {(control) => (
        <div className={styles.row}>
          <div className={box.box}>
            <input
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...input}
              {...control}
              className={box.control}
            />
          </div>
          <div className={styles.picture} aria-busy={loading}>
            <Picture image={image} label={imageLabel} loading={loading} failedLabel={failedLabel} />
          </div>
          <span className={styles.refresh}>
            <IconButton
              of={RefreshCw}
              label={refreshLabel}
              variant="soft"
              size="lg"
              shape="square"
              loading={loading}
              disabled={wait.left > 0}
              onClick={refresh}
            />
            {wait.left > 0 && !loading ? (
              <span className={styles.left} aria-hidden="true">
                {wait.left}
              </span>
            ) : null}
          </span>
        </div>
      )}
    </Field>
  )
}

type PictureProps = {
  image: string | undefined
  label: string
  loading: boolean
  failedLabel: string | undefined
}

const Picture = ({ image, label, loading, failedLabel }: PictureProps) => {
  if (loading || (image === undefined && failedLabel === undefined))
    return <Skeleton shape="block" />
  if (image === undefined || failedLabel !== undefined)
    return (
      <span className={styles.failed} role="status">
        <Icon of={ImageOff} size="sm" />
        {failedLabel}
      </span>
    )
  return <img className={styles.image} src={image} alt={label} />
}
