import { CalendarDays, ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { lazy, Suspense, useState } from 'react'
import { sameRange } from '#lib/date-range.ts'
import { useMedia } from '../base/use-media.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { Icon } from '../icon/icon.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './date-range-field.module.css'
import { formatRange } from './format.ts'
import type { RangePanelProps } from './range-panel.tsx'

const RangePanel = lazy(() => import('./range-panel.tsx'))

export type DateRangeFieldProps = Omit<RangePanelProps, 'onDone' | 'months'> & {
  label: string
  closeLabel: string
  /** `chip` is for a row of chips. It shows only the name of the range, if the range has one. */
  look?: 'field' | 'chip' | undefined
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/**
 * A field for a range of days: presets, a calendar and typed days, in a popover or, on a phone, in a sheet. Days are
 * those of the merchant's zone, which `zone` names; the reader's own zone has no part in it.
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, closeLabel, look = 'field', open: givenOpen, onOpenChange, ...panel } = props
  const [ownOpen, setOwnOpen] = useState(false)
  const open = givenOpen ?? ownOpen
  const setOpen = onOpenChange ?? setOwnOpen
  const wide = useMedia('(width >= 768px)')
  const { value, presets, tag } = panel

  const preset = presets.find(({ range }) => sameRange(range, value))
  const days = formatRange(value, tag)
  const trigger = (
    <button type="button" className={styles.trigger} data-look={look}>
      <Icon of={CalendarDays} size="sm" />
      <span className="visually-hidden">{label}</span>{' '}
      <span className={styles.value}>
        {preset ? <span className={styles.preset}>{preset.label}</span> : null}{' '}
        {preset && look === 'chip' ? null : <bdi>{days}</bdi>}
      </span>
      <Icon of={ChevronDown} size="sm" />
    </button>
  )
  const content = (
    <Suspense fallback={<Skeleton className={styles.waiting} shape="block" />}>
      <RangePanel {...panel} months={wide ? 2 : 1} onDone={() => setOpen(false)} />
    </Suspense>
  )
  if (!wide)
    return (
      <Dialog
        title={label}
        closeLabel={closeLabel}
        trigger={trigger}
        open={open}
        onOpenChange={setOpen}
      >
        {content}
      </Dialog>
    )
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles.popover}
          align="start"
          sideOffset={8}
          collisionPadding={8}
          aria-label={label}
        >
          {content}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
