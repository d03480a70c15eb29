import type { Lane, LaneTitle } from '#entities/vendor/lanes.ts'
import type { NavEntry } from './nav.ts'

export type Vendor = Lane['vendors'][number]

const laneOf = (lanes: readonly Lane[], name: LaneTitle | string): Lane['vendors'] =>
  lanes.find(({ title }) => title === name)?.vendors ?? []

/** The vendors of a navigation type; empty for pages that are not a type. */
export const findLaneVendors = (lanes: readonly Lane[], key: NavEntry['key']): Lane['vendors'] =>
  laneOf(lanes, key.toUpperCase())

/** The in-house vendors, which follow the RNG vendors. */
export const findLaneOriginals = (lanes: readonly Lane[], key: NavEntry['key']): Lane['vendors'] =>
  key === 'rng' ? laneOf(lanes, 'INHOUSE') : []
