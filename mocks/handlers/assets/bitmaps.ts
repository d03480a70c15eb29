/** Draws SVG text as WebP; null where it cannot. */
export type DrawBitmap = (svg: string) => Promise<Uint8Array<ArrayBuffer> | null>

let draw: DrawBitmap | undefined

/** From now on posters are sent as bitmaps to whoever takes WebP; without it they stay SVG. */
export const drawBitmapsWith = (given: DrawBitmap): void => {
  draw = given
}

/** Letters that need a system font look different on each machine. */
const hasText = (svg: string) => svg.includes('<text')

/** As an image CDN does: a poster in the size that was asked for and the best format that the browser takes. */
export async function bitmapOf(svg: string, accept: string | null) {
  if (!draw || !accept?.includes('image/webp') || hasText(svg)) return null
  return draw(svg)
}
