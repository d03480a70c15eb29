import { useQuery } from '@tanstack/react-query'
import { contentQueries } from '#api/content/content.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { usePictures } from '#patterns/pictures/pictures.ts'
import { usePause } from '#session/pause.ts'
import { useToken } from '#session/store.ts'
import { useVisitor } from '#session/visitor.ts'
import { cx } from '#ui/base/cx.ts'
import { LazyImage } from '#ui/lazy-image/lazy-image.tsx'
import { useMayPlay } from '../game/use-may-play.ts'
import { type Banner, filterBanners, shortenTitle } from './banner.ts'
import { BannerLink } from './banner-link.tsx'
import styles from './banner-strip.module.css'

const SIZE = { width: 480, height: 192 }

interface BannerStripProps {
  /** ENT-24..27. */
  group: 'w_leftmenu' | 'w_login' | 'w_register' | 'w_forget'
  className?: string | undefined
}

/**
 * The banners of one place next to a form or a menu, one below the other. They follow the main content, because they
 * appear late and must not move a field. Hidden during a break.
 */
export function BannerStrip({ group, className }: BannerStripProps) {
  const mayPlay = useMayPlay()
  const picture = usePictures()
  const { pending } = useVisitor()
  const pause = usePause()
  const { data } = useQuery(contentQueries.announcements(useLanguage().code, useToken() ?? ''))
  const banners: Banner[] = pending || pause ? [] : filterBanners(data?.banners ?? [], group)
  if (banners.length === 0) return null
  return (
    <div className={cx(styles.strip, className)}>
      {banners.map((banner) => {
        const { src, others } = picture(banner.poster ?? banner.url, SIZE)
        const words = banner.headline ?? shortenTitle(banner.title)
        return (
          <BannerLink
            key={banner.id}
            className={styles.banner}
            banner={{ ...banner, headline: words }}
            mayPlay={mayPlay}
          >
            <LazyImage src={src} fallbackSrc={others} alt="" fill {...SIZE} />
            <span className={styles.words}>
              <b className={styles.headline}>{words}</b>
              {banner.terms ? <span className={styles.terms}>{banner.terms}</span> : null}
              {banner.action ? <span className={styles.action}>{banner.action}</span> : null}
            </span>
          </BannerLink>
        )
      })}
    </div>
  )
}
