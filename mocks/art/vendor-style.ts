import { type Vendor, vendorList } from '#mocks/catalogue/vendors.ts'
import type { LetterFamily } from './letters.ts'

/** The composition of a poster; the last four belong to live tables, bouts and BGS games. */
export type LayoutName =
  | 'hero'
  | 'vista'
  | 'slash'
  | 'crest'
  | 'cast'
  | 'gate'
  | 'table'
  | 'felts'
  | 'duel'
  | 'neon'

/** The style of a vendor: what its pictures have in common. */
export interface VendorStyle {
  readonly index: number
  readonly letters: LetterFamily
  readonly layouts: readonly LayoutName[]
}

/** Styles for a vendor's first setting, or for its kind of game; vendors of one setting take turns. */
const LETTERS_BY_SETTING: Readonly<Record<string, readonly LetterFamily[]>> = {
  bengal: ['script', 'block', 'comic'],
  east: ['comic', 'serif', 'block'],
  egypt: ['serif', 'block'],
  myth: ['serif', 'block', 'script'],
  wild: ['block', 'comic'],
  night: ['serif', 'script', 'comic'],
  classic: ['comic', 'block', 'script'],
  space: ['block', 'serif'],
  sweets: ['comic', 'script'],
  west: ['serif', 'comic', 'block'],
  treasure: ['block', 'serif', 'comic'],
  LIVE: ['serif', 'block', 'script'],
  FISH: ['comic', 'script'],
  BGS: ['block'],
}

/** Three compositions for each vendor; neighbours in the list of vendors share at most one. */
const layoutSets: readonly (readonly LayoutName[])[] = [
  ['vista', 'crest', 'cast'],
  ['slash', 'gate', 'hero'],
  ['cast', 'slash', 'crest'],
  ['gate', 'vista', 'hero'],
  ['crest', 'slash', 'vista'],
  ['hero', 'cast', 'gate'],
  ['slash', 'vista', 'cast'],
]

function styleOf(vendor: Vendor): VendorStyle {
  const choices = LETTERS_BY_SETTING[vendor.settings[0] ?? vendor.types[0] ?? ''] ?? ['block']
  return {
    index: vendor.index,
    letters: choices[vendor.index % choices.length] ?? 'block',
    layouts: layoutSets[vendor.index % layoutSets.length] ?? ['hero'],
  }
}

const styles = new Map(vendorList.map((vendor) => [vendor.code, styleOf(vendor)]))

/** The style of a vendor's pictures; an unknown vendor has a plain one. */
export function vendorStyle(code: string): VendorStyle {
  return (
    styles.get(code) ?? {
      index: code.length + (code.charCodeAt(0) || 0),
      letters: 'block',
      layouts: ['hero'],
    }
  )
}

/** Kinds of games with their own composition, whichever vendor makes them. */
const layoutsOfType: Readonly<Record<string, readonly LayoutName[]>> = {
  LIVE: ['table', 'felts'],
  COCKFIGHT: ['duel'],
  BGS: ['neon'],
}

/** The compositions that a vendor uses for a kind of game. */
export const getLayouts = (gameType: string, vendor: string): readonly LayoutName[] =>
  layoutsOfType[gameType] ?? vendorStyle(vendor).layouts
