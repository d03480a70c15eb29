import { useCallback } from 'react'
import { useImageUrls } from './cdn.ts'

/** Asked for where no picture is named: it fails, and the default icon shows. */
const NO_PICTURE = 'data:,'

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Posters stand upright, large cards lie, marks of vendors lie a little less. */
export const POSTER: PictureSize = { width: 240, height: 320 }
export const CARD: PictureSize = { width: 480, height: 270 }
export const MARK: PictureSize = { width: 300, height: 180 }

/**
 * The addresses of a picture in the size wanted, best first. An absolute address
 * belongs to somebody else and stays as it is.
 */
export function usePictures() {
  const urlsOf = useImageUrls()
  return useCallback(
    (raw: string | null | undefined, { width, height }: PictureSize) => {
      const wish = new URLSearchParams({ w: `${width}`, h: `${height}` })
      const ours = raw !== undefined && raw !== null && !raw.includes(':') && !raw.includes('?')
      const all = urlsOf(raw).map((url) => (ours ? `${url}?${wish}` : url))
      const [src = NO_PICTURE, ...others] = all
      return { src, others }
    },
    [urlsOf],
  )
}
