/**
 * A part of a list with which a failure remains: leaves out halves, then quarters, and so on. The last entry stays.
 * @param most how often `fails` may be asked
 */
export async function fewest<One>(
  list: readonly One[],
  most: number,
  fails: (fewer: readonly One[]) => Promise<boolean>,
): Promise<readonly One[]> {
  let left = list
  let asked = 0
  for (let size = list.length - 1; size >= 1; size = Math.floor(size / 2))
    for (let at = 0; at < left.length - 1; ) {
      const fewer = left.filter((_, n) => n < at || n >= at + size || n === left.length - 1)
      asked += 1
      if (asked <= most && (await fails(fewer))) left = fewer
      else at += size
    }
  return left
}
