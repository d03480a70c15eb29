import { type ComponentProps, Suspense } from 'react'
import { lazyScreen } from '../base/lazy-screen.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import type { RichTextBodyProps } from './rich-text-body.tsx'

const body = lazyScreen<RichTextBodyProps>(async () => ({
  default: (await import('./rich-text-body.tsx')).RichTextBody,
}))

export type RichTextProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> &
  Pick<RichTextBodyProps, 'html' | 'onNavigate'> & {
    /** Allowed prefixes of picture URLs; other pictures are not shown. */
    images?: readonly string[] | undefined
    /** Level of the heading above (1 to 5). */
    level?: number | undefined
    /** Skeleton lines while the sanitiser loads. */
    lines?: number | undefined
  }

const NONE: readonly string[] = []

/** The only way to show HTML from the server: sanitised in the browser. The sanitiser loads with the first text. */
export const RichText = ({
  html,
  images = NONE,
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
