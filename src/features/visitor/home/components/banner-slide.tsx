import { type ReactNode, Suspense } from 'react'
import { type Banner, shortenTitle, videoId } from '#entities/banner/banner.ts'
import { BannerLink } from '#entities/banner/banner-link.tsx'
import { type PictureSize, usePictures } from '#patterns/pictures/pictures.ts'
import { lazyScreen } from '#ui/base/lazy-screen.ts'
import { LazyImage } from '#ui/lazy-image/lazy-image.tsx'
import { cardBackground } from '#ui/tile/card-background.ts'
import styles from './banner-slide.module.css'

const video = lazyScreen(() => import('./video-slide.tsx'))

/** The words of a banner over its picture; the whole slide is the link that its button promises. */
const Words = ({ headline, terms, action }: Banner) => (
  <span className={styles.words}>
    <b className={styles.headline}>{headline}</b>
    {terms ? <span className={styles.terms}>{terms}</span> : null}
    {action ? <span className={styles.action}>{action}</span> : null}
  </span>
)

type BannerSlideProps = {
  banner: Banner
  mayPlay: () => boolean
  size: PictureSize
  priority?: boolean
  /** Shown when the picture fails to load. */
  fallback?: ReactNode
}

/** A banner: a picture with a link, or a video that plays in place. */
export function BannerSlide({
  banner: given,
  mayPlay,
  size,
  priority,
  fallback,
}: BannerSlideProps) {
  const banner = { ...given, title: shortenTitle(given.title) }
  const { src, others } = usePictures()(banner.url, size)
  const id = videoId(banner.url)
  if (id) {
    const style = { backgroundImage: cardBackground(banner.id) }
    return (
      <Suspense fallback={<div className={styles.link} style={style} />}>
        <video.View id={id} banner={banner} />
      </Suspense>
    )
  }
  return (
    <BannerLink className={styles.link} banner={banner} mayPlay={mayPlay}>
      <LazyImage
        src={src}
        fallbackSrc={others}
        alt={banner.headline ? '' : banner.title}
        fill
        priority={priority}
        fallback={fallback}
        {...size}
      />
      {banner.headline ? <Words {...banner} /> : null}
    </BannerLink>
  )
}
