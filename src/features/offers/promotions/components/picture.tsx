import type { Promotion } from '../../../../api/promotions.ts'
import { asArray } from '../../../../lib/read.ts'
import { useImageUrls } from '../../../../patterns/pictures/cdn.ts'
import { LazyImage } from '../../../../ui/lazy-image/lazy-image.tsx'
import styles from './picture.module.css'

/** Asked for where no picture is named: it fails, and the default icon shows. */
const NO_PICTURE = 'data:,'
const CARD = { width: 960, height: 540 }
const WIDE = { width: 1440, height: 480 }

interface PictureProps {
  offer: Promotion
  priority?: boolean
  /** Three times as wide as high, so that what is said under it stays in view. */
  wide?: boolean
}

/** ENT-20: the first picture of a promotion; its title stands beside it. */
export function Picture({ offer, priority, wide = false }: PictureProps) {
  const urlsOf = useImageUrls()
  const first = [...asArray(offer.announcementImages)].sort((a, b) => a.sequence - b.sequence)[0]
  const size = wide ? WIDE : CARD
  // An absolute address belongs to somebody else and stays as it is.
  const wish = /[:?]/.test(first?.url ?? '') ? '' : `?w=${size.width}&h=${size.height}`
  const [src = NO_PICTURE, ...others] = urlsOf(first?.url).map((url) => `${url}${wish}`)
  return (
    <span className={styles.frame} data-wide={wide}>
      <LazyImage src={src} fallbackSrc={others} alt="" {...size} priority={priority} fill />
    </span>
  )
}
