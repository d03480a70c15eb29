import type { Promotion } from '../../../api/promotions.ts'
import { asArray } from '../../../lib/read.ts'
import { useImageUrls } from '../../../session/cdn.ts'
import { LazyImage } from '../../../ui/lazy-image/lazy-image.tsx'
import styles from './picture.module.css'

/** Asked for where no picture is named: it fails, and the default icon shows. */
const NO_PICTURE = 'data:,'

/** ENT-20: the first picture of a promotion; its title stands beside it. */
export function Picture({ offer, priority }: { offer: Promotion; priority?: boolean }) {
  const urlsOf = useImageUrls()
  const first = [...asArray(offer.announcementImages)].sort((a, b) => a.sequence - b.sequence)[0]
  const [src = NO_PICTURE, ...others] = urlsOf(first?.url)
  return (
    <span className={styles.frame}>
      <LazyImage
        src={src}
        fallbackSrc={others}
        alt=""
        width={960}
        height={540}
        priority={priority}
        fill
      />
    </span>
  )
}
