import {
  Bird,
  Club,
  Dices,
  Fish,
  Gamepad2,
  Gift,
  House,
  Layers,
  type LucideIcon,
  Swords,
  Ticket,
  Trophy,
  Tv,
} from 'lucide-react'

export interface NavEntry {
  readonly key:
    | 'home'
    | 'rng'
    | 'live'
    | 'fish'
    | 'pvp'
    | 'sports'
    | 'esports'
    | 'cockfight'
    | 'lott'
    | 'elott'
    | 'bgs'
    | 'promotions'
  readonly to: string
  readonly icon: LucideIcon
}

/** D-036: the navigation types with their pages, in the order of the home page. */
export const NAV: readonly NavEntry[] = [
  { key: 'home', to: '/', icon: House },
  { key: 'rng', to: '/rng', icon: Dices },
  { key: 'live', to: '/live', icon: Tv },
  { key: 'fish', to: '/fish', icon: Fish },
  { key: 'pvp', to: '/pvp', icon: Club },
  { key: 'sports', to: '/sports', icon: Trophy },
  { key: 'esports', to: '/esports', icon: Gamepad2 },
  { key: 'cockfight', to: '/cockfight', icon: Bird },
  { key: 'lott', to: '/lott', icon: Ticket },
  { key: 'elott', to: '/elott', icon: Layers },
  { key: 'bgs', to: '/bgs', icon: Swords },
  { key: 'promotions', to: '/promotions', icon: Gift },
]

/** Whether a path belongs to an entry; `/` answers to all the home page's names. */
export function isActive(entry: NavEntry, pathname: string): boolean {
  if (entry.key === 'home')
    return ['/', '/index', '/index.html', '/home', '/help'].includes(pathname)
  return pathname === entry.to
}
