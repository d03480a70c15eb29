import { QrCode as QrIcon } from 'lucide-react'
import { type ComponentProps, useMemo } from 'react'
import { cx } from '../base/cx.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './qr-code.module.css'
import { qrPath } from './qr-matrix.ts'

export type QrCodeProps = Omit<ComponentProps<'svg'>, 'children' | 'width' | 'height'> & {
  /** Encoded text, such as an https URL. */
  value: string
  /** Alternative text. */
  label: string
  /** Shown instead when the value is too long for this size. */
  tooLongLabel: string
  /** Side in pixels, margin included. */
  size?: number | undefined
  /** Quiet zone in pixels. */
  margin?: number | undefined
}

/** A QR code, dark on light in every theme so that cameras read it. */
export const QrCode = ({
  value,
  label,
  tooLongLabel,
  size = 200,
  margin = 20,
  className,
  ...rest
}: QrCodeProps) => {
  const side = size - 2 * margin
  const code = useMemo(() => qrPath(value, side), [value, side])
  if (code === null)
    return (
      <p className={styles.failed} style={{ inlineSize: size, minBlockSize: size }} role="status">
        <Icon of={QrIcon} size="xl" />
        {tooLongLabel}
      </p>
    )
  return (
    <svg
      {...rest}
      className={cx(styles.root, className)}
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect className={styles.paper} width={size} height={size} />
      <path
        className={styles.ink}
        d={code.path}
        transform={`translate(${margin} ${margin}) scale(${side / code.count})`}
      />
    </svg>
  )
}
