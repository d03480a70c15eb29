import { Newspaper } from 'lucide-react'
import { useImageUrls } from '../../../../patterns/pictures/cdn.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { LazyImage } from '../../../../ui/lazy-image/lazy-image.tsx'
import styles from './picture.module.css'

/** The picture above an article, which only repeats its title; a sign where there is none. */
export function Picture({ raw }: { raw: string | null }) {
  const urlsOf = useImageUrls()
  const [src, ...others] = urlsOf(raw)
  const sign = <Icon of={Newspaper} size="2xl" />
  return (
    <span className={styles.frame}>
      {src === undefined ? (
        sign
      ) : (
        <LazyImage
          src={src}
          fallbackSrc={others}
          fallback={sign}
          alt=""
          width={960}
          height={540}
          fill
        />
      )}
    </span>
  )
}
