import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Carousel } from '../../../../ui/carousel/carousel.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { useCarouselLabels } from '../hooks/use-carousel-labels.ts'
import { type Banner, bannersLoop, VIDEO_PER_VIEW } from '../model.ts'
import { BannerSlide } from './banner-slide.tsx'
import { Section } from './section.tsx'
import styles from './videos.module.css'

const SIZE = { width: 640, height: 360 }
/** On a phone one slide and the edges of its neighbours. */
const PER_VIEW = { base: 1.2, sm: VIDEO_PER_VIEW }
const GAP = 16

/** HOM-03, HOM-19, HOM-20: promotional banners, pictures and videos, as a coverflow. */
export function Videos({
  banners,
  mayPlay,
}: {
  banners: readonly Banner[]
  mayPlay: () => boolean
}) {
  const { t } = useTranslation('home')
  const labels = useCarouselLabels()
  return (
    <Section title={t('videos.title')}>
      <Carousel
        label={t('videos.title')}
        labels={labels}
        slidesPerView={PER_VIEW}
        gap={GAP}
        effect="coverflow"
        loop={bannersLoop(banners.length)}
        arrows="over"
        pagination
      >
        {banners.map((banner) => (
          <div key={banner.id} className={styles.slide}>
            <BannerSlide banner={banner} mayPlay={mayPlay} size={SIZE} />
          </div>
        ))}
      </Carousel>
    </Section>
  )
}

/** The videos while they are loading. */
export function VideosSkeleton() {
  const { t } = useTranslation('home')
  return (
    <Section title={t('videos.title')}>
      <div className={styles.skeleton} data-controls="">
        <Skeleton className={styles.slideSkeleton} shape="live" />
      </div>
    </Section>
  )
}
