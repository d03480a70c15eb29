import type { Promotion } from '#api/offers/promotions.ts'
import { asArray } from '#lib/read.ts'
import { usePictures } from '#patterns/pictures/pictures.ts'
import { LazyImage } from '#ui/lazy-image/lazy-image.tsx'
import styles from './picture.module.css'

const CARD = { width: 960, height: 540 }
const WIDE = { width: 1440, height: 480 }

interface PictureProps {
  offer: Promotion
  priority?: boolean
  /** Three times as wide as high, so that the text below stays in view. */
  wide?: boolean
}

/** The first picture of a promotion; decorative, because the title is next to it. */
export function Picture({ offer, priority, wide = false }: PictureProps) {
  const pictureOf = usePictures()
  const [first] = [...asArray(offer.announcementImages)].sort((a, b) => a.sequence - b.sequence)
  const size = wide ? WIDE : CARD
  const { src, others } = pictureOf(first?.url, size)
  return (
    <span className={styles.frame} data-wide={wide}>
      <LazyImage src={src} fallbackSrc={others} alt="" {...size} priority={priority} fill />
    </span>
  )
}
