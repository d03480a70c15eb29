import type { ComponentProps } from 'react'
import { Badge } from '#ui/badge/badge.tsx'

const TONES: Readonly<Record<string, ComponentProps<typeof Badge>['variant']>> = {
  PENDING: 'info',
  WON: 'success',
  ACTIVE: 'info',
  COMPLETED: 'success',
  EXPIRED: 'warning',
  CANCELLED: 'warning',
  REVERSED: 'warning',
  VOID: 'warning',
}

/** A state as text; its colour adds nothing to the text. */
export const StatusBadge = ({ status, name }: { status: string; name: string }) => (
  <Badge variant={TONES[status] ?? 'neutral'}>{name}</Badge>
)
