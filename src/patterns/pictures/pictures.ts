import { useCallback } from 'react'
import { useLanguage } from '#i18n/i18n.ts'
import { useImageUrls } from './cdn.ts'

/** The address of a missing picture. It fails to load, so the fallback shows. */
const NO_PICTURE = 'data:,'

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Upright posters of games, wide cards, marks of vendors; in pixels. */
export const POSTER: PictureSize = { width: 240, height: 320 }
export const CARD: PictureSize = { width: 480, height: 270 }
export const MARK: PictureSize = { width: 300, height: 180 }

/** The language of the text in a picture whose address names none. */
const UNSAID = 'EN'

/**
 * The URLs of a picture in a size and the current language: the one to load first and its fallbacks. An absolute
 * URL belongs to another host and is not changed.
 */
export function usePictures() {
  const urlsOf = useImageUrls()
  const { code } = useLanguage()
  const words = code === UNSAID ? '' : `&lang=${code}`
  return useCallback(
    (raw: string | null | undefined, { width, height }: PictureSize) => {
      const isOurs = raw !== undefined && raw !== null && !raw.includes(':') && !raw.includes('?')
      const all = urlsOf(raw).map((url) => (isOurs ? `${url}?w=${width}&h=${height}${words}` : url))
      const [src = NO_PICTURE, ...others] = all
      return { src, others }
    },
    [urlsOf, words],
  )
}
