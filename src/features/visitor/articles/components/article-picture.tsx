import { Newspaper } from 'lucide-react'
import { useImageUrls } from '#patterns/pictures/cdn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { LazyImage } from '#ui/lazy-image/lazy-image.tsx'
import styles from './article-picture.module.css'

/** The picture above an article, or an icon. Decorative, because the title says the same. */
export function ArticlePicture({ path }: { path: string | null }) {
  const urlsOf = useImageUrls()
  const [src, ...others] = urlsOf(path)
  const icon = <Icon of={Newspaper} size="2xl" />
  return (
    <span className={styles.frame}>
      {src === undefined ? (
        icon
      ) : (
        <LazyImage
          src={src}
          fallbackSrc={others}
          fallback={icon}
          alt=""
          width={960}
          height={540}
          fill
        />
      )}
    </span>
  )
}
