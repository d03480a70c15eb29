import { useTranslation } from '#i18n/use-translation.ts'
import type { CarouselProps } from '#ui/carousel/carousel.tsx'

/** The texts of a carousel. */
export function useCarouselLabels(): CarouselProps['labels'] {
  const { t } = useTranslation('common')
  return {
    previous: t('action.previous'),
    next: t('action.next'),
    pause: t('action.pause'),
    play: t('action.play'),
    slide: (index, total) => t('state.slide', { index: index + 1, total }),
  }
}
