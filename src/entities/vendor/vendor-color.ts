/** A stable number for the colour of a vendor's tile where it has no node. */
export const vendorColor = (vassalage: string): number =>
  [...vassalage].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
