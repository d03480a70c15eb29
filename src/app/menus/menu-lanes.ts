import type { Lane, LaneTitle } from '#entities/vendor/lanes.ts'
import type { NavEntry } from './nav.ts'

export type Vendor = Lane['vendors'][number]

const laneOf = (lanes: readonly Lane[], name: LaneTitle | string): Lane['vendors'] =>
  lanes.find(({ title }) => title === name)?.vendors ?? []

/** The vendors of a navigation type; none for pages that are no type. */
export const vendorsOf = (lanes: readonly Lane[], key: NavEntry['key']): Lane['vendors'] =>
  laneOf(lanes, key.toUpperCase())

/** The in-house vendors, which stand after those of RNG. */
export const originalsOf = (lanes: readonly Lane[], key: NavEntry['key']): Lane['vendors'] =>
  key === 'rng' ? laneOf(lanes, 'INHOUSE') : []
