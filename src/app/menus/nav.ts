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
  /** A type of games, with its own vendors. */
  readonly vendors: boolean
}

/** D-036: the navigation types with their pages, in the order of the home page. */
export const NAV: readonly NavEntry[] = [
  { key: 'home', to: '/', icon: House, vendors: false },
  { key: 'rng', to: '/rng', icon: Dices, vendors: true },
  { key: 'live', to: '/live', icon: Tv, vendors: true },
  { key: 'fish', to: '/fish', icon: Fish, vendors: true },
  { key: 'pvp', to: '/pvp', icon: Club, vendors: true },
  { key: 'sports', to: '/sports', icon: Trophy, vendors: true },
  { key: 'esports', to: '/esports', icon: Gamepad2, vendors: true },
  { key: 'cockfight', to: '/cockfight', icon: Bird, vendors: true },
  { key: 'lott', to: '/lott', icon: Ticket, vendors: true },
  { key: 'elott', to: '/elott', icon: Layers, vendors: true },
  { key: 'bgs', to: '/bgs', icon: Swords, vendors: true },
  { key: 'promotions', to: '/promotions', icon: Gift, vendors: false },
]

/** Whether a path belongs to an entry. `/` matches all names of the home page. */
export function isActive(entry: NavEntry, pathname: string): boolean {
  if (entry.key === 'home')
    return ['/', '/index', '/index.html', '/home', '/help'].includes(pathname)
  return pathname === entry.to
}
