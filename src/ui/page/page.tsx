import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../base/cx.ts'
import { type StackLook, stackLook } from '../stack/stack.tsx'
import styles from './page.module.css'

const pageWidths = ['fluid', 'container', 'reading'] as const

export type PageLook = Pick<StackLook, 'gap'> & {
  /**
   * `fluid` fills the shell's main region; `container` adds width limit and gutters, for shells without them;
   * `reading` limits the width for long text.
   */
  width?: (typeof pageWidths)[number] | undefined
}

export type PageProps = Omit<ComponentProps<'section'>, 'title'> &
  PageLook & {
    /** The h1, which also names the section. Without it pass an `aria-label`. */
    title?: ReactNode
    /** Shown next to the title: a badge, a count. */
    mark?: ReactNode
    /** Introduction in a sentence or two. */
    lead?: ReactNode
    /** Below the lead: a link to a related page. */
    related?: ReactNode
    /** At the end of the head: filters, a search, a total. */
    actions?: ReactNode
  }

/** The look of a page for another element: `<main {...pageLook({ width: 'container' })}>`. */
export const pageLook = ({
  width = 'fluid',
  gap = '6',
  className,
}: PageLook & { className?: string | undefined }) => ({
  ...stackLook({ gap, className: cx(styles.root, className) }),
  'data-width': width,
})

/**
 * The layout of a screen inside a shell's `main`: head, then parts with equal space between them.
 *
 *     <Page title={t('title')} lead={t('intro')} actions={<FilterBar />}>
 *       <ul {...stackLook({ direction: 'grid', gap: 'gutter' })}>{cards}</ul>
 *     </Page>
 *     <Page aria-busy="true" aria-label={t('state.loading')}><Skeleton /></Page>
 */
export const Page = ({
  title,
  mark,
  lead,
  related,
  actions,
  width,
  gap,
  className,
  children,
  ...rest
}: PageProps) => {
  const titleId = useId()
  return (
    <section
      aria-labelledby={title === undefined ? undefined : titleId}
      {...rest}
      {...pageLook({ width, gap, className })}
    >
      {title === undefined ? null : (
        <div className={styles.head}>
          <div className={styles.words}>
            <div className={styles.title}>
              <h1 id={titleId}>{title}</h1>
              {mark}
            </div>
            {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
            {related}
          </div>
          {actions}
        </div>
      )}
      {children}
    </section>
  )
}
