import { RefreshCw } from 'lucide-react'
import { memo, useRef } from 'react'
import type { Banner } from '#entities/banner/banner.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useFocusHandOver } from '#ui/base/use-focus-hand-over.ts'
import { useMedia } from '#ui/base/use-media.ts'
import { Button } from '#ui/button/button.tsx'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { useCarouselLabels } from '../hooks/use-carousel-labels.ts'
import { BANNER_MOTION, bannersLoop } from '../model.ts'
import { BannerSlide } from './banner-slide.tsx'
import styles from './hero.module.css'

const WIDE = { width: 1200, height: 400 }
const PHONE = { width: 640, height: 360 }

/** The picture that the page's HTML already shows, at the same place and size, so that nothing moves. */
function HeroPicture() {
  return (
    <picture className={styles.picture}>
      <source media="(max-width: 767px)" srcSet="/brand/hero-m.svg" />
      <img
        src="/brand/hero.svg"
        alt=""
        width={WIDE.width}
        height={WIDE.height}
        fetchPriority="high"
        draggable={false}
      />
    </picture>
  )
}

type HeroProps = {
  /** Empty while they are loading and when there are none: then the picture stays. */
  banners: readonly Banner[]
  mayPlay: () => boolean
  failure?: { retry: () => void; retrying: boolean } | null
}

function Failed({ retry, retrying }: NonNullable<HeroProps['failure']>) {
  const { t } = useTranslation(['home', 'common'])
  const ref = useRef<HTMLDivElement>(null)
  useFocusHandOver(ref)
  return (
    <div ref={ref} className={styles.failed} role="status">
      <span>{t('banners.failed')}</span>
      <Button size="sm" startIcon={RefreshCw} loading={retrying} onClick={retry}>
        {t('common:action.retry')}
      </Button>
    </div>
  )
}

/** The home banners over the hero picture. */
export const Hero = memo(function Hero({ banners, mayPlay, failure }: HeroProps) {
  const { t } = useTranslation(['home', 'common'])
  const labels = useCarouselLabels()
  const phone = useMedia('(width < 768px)')
  return (
    <section className={styles.hero} aria-label={t('banners.label')}>
      <div className={styles.stage}>
        <HeroPicture />
        {failure ? <Failed {...failure} /> : null}
      </div>
      {banners.length > 0 ? (
        <Carousel
          className={styles.slides}
          label={t('banners.label')}
          labels={labels}
          autoplay={BANNER_MOTION}
          loop={bannersLoop(banners.length)}
          arrows="over"
          pagination
          controls="over"
        >
          {banners.map((banner, index) => (
            <div key={banner.id} className={styles.slide}>
              <BannerSlide
                banner={banner}
                mayPlay={mayPlay}
                size={phone ? PHONE : WIDE}
                priority={index === 0}
                fallback={<HeroPicture />}
              />
            </div>
          ))}
        </Carousel>
      ) : null}
    </section>
  )
})
