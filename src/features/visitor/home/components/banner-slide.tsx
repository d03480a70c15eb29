import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useLanguage } from '#i18n/i18n.ts'
import { type PictureSize, usePictures } from '#patterns/pictures/pictures.ts'
import { lazyScreen } from '#ui/base/lazy-screen.ts'
import { LazyImage } from '#ui/lazy-image/lazy-image.tsx'
import { cardBackground } from '#ui/tile/card-background.ts'
import { type Banner, bannerTarget, titleOf, videoId } from '../model.ts'
import styles from './banner-slide.module.css'

const video = lazyScreen(() => import('./video-slide.tsx'))

type BannerLinkProps = {
  banner: Banner
  mayPlay: () => boolean
  children: ReactNode
}

/** The words of a banner over its picture; the whole slide is the link that its button promises. */
const Words = ({ headline, terms, action }: Banner) => (
  <span className={styles.words}>
    <b className={styles.headline}>{headline}</b>
    {terms ? <span className={styles.terms}>{terms}</span> : null}
    {action ? <span className={styles.action}>{action}</span> : null}
  </span>
)

/** Without words the link itself is labelled: its picture may not be loaded yet. */
function BannerLink({ banner, mayPlay, children }: BannerLinkProps) {
  const client = useQueryClient()
  const language = useLanguage().code
  const navigate = useNavigate()
  const target = bannerTarget(banner.linkageType, banner.linkage)
  const label = banner.headline ? undefined : banner.title
  if (target.kind === 'link') {
    return (
      <a
        className={styles.link}
        href={target.href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
      >
        {children}
      </a>
    )
  }
  if (target.kind === 'none') return <div className={styles.link}>{children}</div>
  return (
    <Link
      className={styles.link}
      to={target.to}
      draggable={false}
      aria-label={label}
      onClick={(event) => {
        const isPlainClick =
          event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
        if (target.kind !== 'game' || !isPlainClick) return
        event.preventDefault()
        if (!mayPlay()) return
        const from = window.location.href
        void import('../game-target.ts')
          .then(({ gameTarget }) => gameTarget(client, language, target.nodeId))
          .catch(() => null)
          // Only while the visitor is still here.
          .then((to) => window.location.href === from && navigate(to ?? target.to))
      }}
    >
      {children}
    </Link>
  )
}

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
  const banner = { ...given, title: titleOf(given.title) }
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
    <BannerLink banner={banner} mayPlay={mayPlay}>
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
