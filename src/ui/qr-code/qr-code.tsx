import { QrCode as Sign } from 'lucide-react'
import { type ComponentProps, useMemo } from 'react'
import { cx } from '../base/cx.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './qr-code.module.css'
import { qrPath } from './qr-matrix.ts'

export type QrCodeProps = Omit<ComponentProps<'svg'>, 'children' | 'width' | 'height'> & {
  /** What the camera reads, such as an https address. */
  value: string
  /** What it is for, to those who cannot see it. */
  label: string
  /** In its place when the value is too long to be read from this size. */
  tooLongLabel: string
  /** Pixels of a side, margin included. */
  size?: number | undefined
  /** Pixels of quiet around the code. */
  margin?: number | undefined
}

/** SID-08 SID-09: a QR code, 200 px with a margin of 20; dark on light in every theme, as cameras want it. */
export const QrCode = ({
  value,
  label,
  tooLongLabel,
  size = 200,
  margin = 20,
  className,
  ...rest
}: QrCodeProps) => {
  const room = size - 2 * margin
  const code = useMemo(() => qrPath(value, room), [value, room])
  if (code === null)
    return (
      <p className={styles.failed} style={{ inlineSize: size, minBlockSize: size }} role="status">
        <Icon of={Sign} size="xl" />
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
        transform={`translate(${margin} ${margin}) scale(${room / code.count})`}
      />
    </svg>
  )
}
