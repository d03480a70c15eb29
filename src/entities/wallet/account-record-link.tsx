import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { TransactionKind } from '#api/money/reports.ts'
import { dayIn } from '#lib/calendar.ts'
import { serializeRange } from '#lib/date-range.ts'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { useTimeZone } from '#patterns/use-time-zone.ts'
import { linkLook } from '#ui/link/link.tsx'

interface AccountRecordLinkProps {
  kind: TransactionKind
  /** Time of the transaction, epoch ms. */
  at: number
  /** The entry to open; without it the record shows all of its kind on that day. */
  entry?: string
  children: ReactNode
}

/** Leads to a transaction in the account record, whose days are the merchant's. */
export function AccountRecordLink({ kind, at, entry, children }: AccountRecordLinkProps) {
  const { link } = useMemberPages()
  const zone = useTimeZone() ?? 'UTC'
  const day = dayIn(zone, at)
  const days = serializeRange({ from: day, to: day })
  // Stakes of one day are more than a usual page.
  const values = { days, movement: kind.toLowerCase(), size: '1000', row: entry }
  return (
    <Link {...link('transactionHistory', values)} {...linkLook({ variant: 'standalone' })}>
      {children}
    </Link>
  )
}
