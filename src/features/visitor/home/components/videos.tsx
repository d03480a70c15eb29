import { memo } from 'react'
import { type Banner, shortenTitle, videoId } from '#entities/banner/banner.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { useCarouselLabels } from '../hooks/use-carousel-labels.ts'
import { bannersLoop, VIDEO_PER_VIEW } from '../model.ts'
import { BannerSlide } from './banner-slide.tsx'
import { Section } from './section.tsx'
import styles from './videos.module.css'

const SIZE = { width: 640, height: 360 }
/** HOM-20 on a phone and next to the banners; a separate row shows more, so that it is not taller. */
const PER_VIEW = { base: VIDEO_PER_VIEW, sm: 2.6, md: 3.4 }
const GAP = 12

/** The link below it has the same label. */
const Caption = ({ banner }: { banner: Banner }) => (
  <bdi className={styles.caption} aria-hidden="true">
    {shortenTitle(banner.title)}
  </bdi>
)

/** Promotional banners, pictures and videos, as a coverflow. */
export default memo(function Videos({
  banners,
  mayPlay,
}: {
  banners: readonly Banner[]
  mayPlay: () => boolean
}) {
  const { t } = useTranslation('home')
  const labels = useCarouselLabels()
  return (
    <Section title={t('videos.title')} className={styles.section} quiet>
      <Carousel
        label={t('videos.title')}
        labels={labels}
        slidesPerView={PER_VIEW}
        gap={GAP}
        effect="coverflow"
        loop={bannersLoop(banners.length)}
        arrows="over"
      >
        {banners.map((banner) => (
          <div key={banner.id} className={styles.slide}>
            <BannerSlide banner={banner} mayPlay={mayPlay} size={SIZE} />
            {videoId(banner.url) ? null : <Caption banner={banner} />}
          </div>
        ))}
      </Carousel>
    </Section>
  )
})
