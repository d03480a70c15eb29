import { type Vendor, vendorList } from '../catalogue/vendors.ts'
import type { LetterFamily } from './letters.ts'

/** How a vendor's pictures look: its games are told by their lettering. */
export interface VendorStyle {
  readonly index: number
  readonly letters: LetterFamily
}

/** What suits a vendor's first world, or its kind of game; vendors of one world take turns. */
const lettersOf: Readonly<Record<string, readonly LetterFamily[]>> = {
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

function styleOf(vendor: Vendor): VendorStyle {
  const choices = lettersOf[vendor.worlds[0] ?? vendor.types[0] ?? ''] ?? ['block']
  return { index: vendor.index, letters: choices[vendor.index % choices.length] ?? 'block' }
}

const styles = new Map(vendorList.map((vendor) => [vendor.code, styleOf(vendor)]))

/** The look of a vendor's pictures; an unknown vendor has a plain one. */
export function vendorStyle(code: string): VendorStyle {
  return styles.get(code) ?? { index: code.length + (code.charCodeAt(0) || 0), letters: 'block' }
}
