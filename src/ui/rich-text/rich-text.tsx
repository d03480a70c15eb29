import { type ComponentProps, Suspense } from 'react'
import { lazyScreen } from '../base/lazy-screen.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import type { RichTextBodyProps } from './rich-text-body.tsx'

const body = lazyScreen<RichTextBodyProps>(async () => ({
  default: (await import('./rich-text-body.tsx')).RichTextBody,
}))

export type RichTextProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> &
  Pick<RichTextBodyProps, 'html' | 'onNavigate'> & {
    /** Where its pictures may come from; none are shown from elsewhere. */
    images?: readonly string[] | undefined
    /** Level of the heading above it (1 to 5). */
    level?: number | undefined
    /** Lines drawn until the cleaner is there. */
    lines?: number | undefined
  }

const nowhere: readonly string[] = []

/**
 * D-049: the one way to show HTML from the server. It is cleaned before it becomes part of the
 * page; the cleaner is fetched with the first text that needs it.
 */
export const RichText = ({
  html,
  images = nowhere,
  level = 2,
  lines = 4,
  onNavigate,
  ...rest
}: RichTextProps) => (
  <div {...rest}>
    <Suspense
      fallback={
        <div aria-busy="true">
          <Skeleton lines={lines} />
        </div>
      }
    >
      <body.View html={html} images={images} level={level} onNavigate={onNavigate} />
    </Suspense>
  </div>
)
