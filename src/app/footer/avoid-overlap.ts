/** A part of the window, as `getBoundingClientRect` gives it. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const GAP = 8
/** Maximum lift in pixels: higher up it would cover the middle of the page, so it hides. */
const HIGHEST = 200

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** How far a floating box has to move up, in pixels, to cover none of the others. Null when that is too far. */
export function computeLift(rest: Box, others: readonly Box[]): number | null {
  let lift = 0
  const covered = () =>
    others.find((other) =>
      overlap({ ...rest, top: rest.top - lift - GAP, bottom: rest.bottom - lift + GAP }, other),
    )
  for (let hit = covered(); hit; hit = covered()) {
    lift = rest.bottom - hit.top + GAP
    if (lift > HIGHEST) return null
  }
  return Math.ceil(lift)
}
