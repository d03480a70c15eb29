import type { CSSProperties, Ref } from 'react'
import { type PerView, perViewSteps } from '#ui/carousel/carousel-logic.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { POSTER_GAP, POSTERS_PER_VIEW } from '../model.ts'
import styles from './rail-skeleton.module.css'
import section from './section.module.css'

export type RailShape = 'portrait' | 'wide' | 'vendor'

/** The place of one tile, exactly as high as it will be. */
export const TilePlace = ({ shape, ref }: { shape: RailShape; ref?: Ref<HTMLSpanElement> }) => (
  <span ref={ref} className={styles.tile} data-shape={shape} />
)

type RailStyle = CSSProperties & Record<`--${string}`, string | number>
type RailSkeletonProps = { perView: PerView; gap: number; shape: RailShape }

/** A rail while its games are loading, exactly as high as it will be. */
export function RailSkeleton({ perView, gap, shape }: RailSkeletonProps) {
  const [base, sm, md, lg] = perViewSteps(perView)
  const style: RailStyle = {
    '--rail-base': base,
    '--rail-sm': sm,
    '--rail-md': md,
    '--rail-lg': lg,
    '--rail-gap': `${gap}px`,
  }
  return (
    <div className={styles.rail} style={style} aria-hidden="true">
      <div className={styles.row}>
        {Array.from({ length: Math.ceil(lg) }, (_, index) => `slot-${index}`).map((slot) => (
          <TilePlace key={slot} shape={shape} />
        ))}
      </div>
    </div>
  )
}

/** A section of posters before it is known which one it is. */
export const PostersSkeleton = () => (
  <div className={section.section} aria-hidden="true">
    <div className={section.head}>
      <Skeleton className={styles.title} />
    </div>
    <RailSkeleton perView={POSTERS_PER_VIEW} gap={POSTER_GAP} shape="portrait" />
  </div>
)
