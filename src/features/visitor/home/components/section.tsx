import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cx } from '#ui/base/cx.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './section.module.css'

type SectionProps = {
  title: string
  /** Shown next to the title: a label, a pause button. */
  aside?: ReactNode
  /** Link to all of it; `count` is how many there are, if known. */
  more?: { to: string; count: number | null } | undefined
  /** On a phone the title is only read out. */
  quiet?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A part of the page with a title. */
export function Section({ title, aside, more, quiet, className, children }: SectionProps) {
  const { t } = useTranslation(['home', 'common'])
  const id = useId()
  return (
    <section className={cx(styles.section, className)} data-quiet={quiet} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
        {more ? (
          <Link data-keep-clear className={styles.more} to={more.to} aria-describedby={id}>
            {more.count === null
              ? t('common:action.more')
              : t('viewAll', { total: formatCount(more.count) })}
            <Icon of={ChevronRight} size="sm" directional />
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  )
}

/** The look of a section whose query has failed: about as high as its content. */
export const failureLook = { className: cx(styles.failed) }
