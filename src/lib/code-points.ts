/** Characters as people count them in a rule: code points, not UTF-16 units. */
export function countCodePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
