import type { ComponentProps } from 'react'
import { Badge } from '../../../../ui/badge/badge.tsx'

const TONES: Readonly<Record<string, ComponentProps<typeof Badge>['variant']>> = {
  PENDING: 'info',
  WON: 'success',
  ACTIVE: 'info',
  COMPLETED: 'success',
  EXPIRED: 'warning',
  REVERSED: 'warning',
  VOID: 'warning',
}

/** A state in a word; its colour says no more than the word does. */
export const StatusBadge = ({ status, name }: { status: string; name: string }) => (
  <Badge variant={TONES[status] ?? 'neutral'}>{name}</Badge>
)
