import { Clock, Eye, EyeOff, RefreshCw } from 'lucide-react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Rolling } from '../rolling/rolling.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './balance-pill.module.css'

export type BalancePillProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  /** Accessible name, such as "Balance". */
  label: string
  /** Something quiet before the amount, such as the time. */
  lead?: ReactNode
  /** Formatted, without the symbol: "1,234.50". Undefined while loading. */
  amount?: string | undefined
  symbol: string
  masked: boolean
  onMaskedChange: (masked: boolean) => void
  showLabel: string
  hideLabel: string
  /** Read out instead of the asterisks. */
  maskedLabel: string
  onRefresh: () => void
  refreshLabel: string
  refreshing?: boolean | undefined
  /** Present when the amount is out of date: "From 14:05". */
  staleLabel?: string | undefined
  /** Makes the amount, while it is shown, a button that opens its details. */
  details?: ((amount: ReactElement) => ReactElement) | undefined
}

// Always six: the mask must not reveal how long the balance is.
const mask = '******'

/** The balance in the header, with show, hide and refresh, and a mark when it is out of date. */
export const BalancePill = ({
  label,
  lead,
  amount,
  symbol,
  masked,
  onMaskedChange,
  showLabel,
  hideLabel,
  maskedLabel,
  onRefresh,
  refreshLabel,
  refreshing = false,
  staleLabel,
  details,
  className,
  ...rest
}: BalancePillProps) => (
  <fieldset
    {...rest}
    className={cx(styles.root, className)}
    aria-label={label}
    data-masked={masked}
    data-stale={staleLabel !== undefined}
  >
    {lead ? <div className={styles.lead}>{lead}</div> : null}
    {staleLabel === undefined ? null : (
      <span className={styles.stale} title={staleLabel}>
        <Icon of={Clock} size="xs" label={staleLabel} />
      </span>
    )}
    <span className={styles.figure} aria-busy={refreshing}>
      <WithDetails details={masked || amount === undefined ? undefined : details}>
        <span className={styles.money} dir="ltr">
          <span className={styles.symbol}>{symbol}</span>
          <Figure amount={amount} masked={masked} maskedLabel={maskedLabel} />
        </span>
      </WithDetails>
    </span>
    <IconButton
      of={masked ? Eye : EyeOff}
      size="sm"
      label={masked ? showLabel : hideLabel}
      onClick={() => onMaskedChange(!masked)}
    />
    <IconButton
      of={RefreshCw}
      size="sm"
      label={refreshLabel}
      loading={refreshing}
      onClick={onRefresh}
    />
  </fieldset>
)

const WithDetails = ({
  details,
  children,
}: Pick<BalancePillProps, 'details'> & { children: ReactElement }) =>
  details ? details(children) : children

type FigureProps = { amount: string | undefined; masked: boolean; maskedLabel: string }

const Figure = ({ amount, masked, maskedLabel }: FigureProps) => {
  if (masked)
    return (
      <span className={styles.amount}>
        <span aria-hidden="true">{mask}</span>
        <span className="visually-hidden">{maskedLabel}</span>
      </span>
    )
  if (amount === undefined) return <Skeleton className={styles.skeleton} />
  return (
    <bdi className={styles.amount}>
      <Rolling text={amount} />
    </bdi>
  )
}
