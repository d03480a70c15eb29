import type { Lane } from '../session/lanes.ts'
import type { NavEntry } from './nav.ts'

/** The vendors of a navigation type; none for pages that are no type. */
export const vendorsOf = (lanes: readonly Lane[], key: NavEntry['key']): Lane['vendors'] =>
  lanes.find(({ title }) => title === key.toUpperCase())?.vendors ?? []
