import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type MouseEvent, useId } from 'react'
import { cx } from '../base/cx.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './error-summary.module.css'

type SummaryError = {
  /** Id of the control, or of a group around it. */
  id: string
  message: string
}

export type ErrorSummaryProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  title: string
  errors: readonly SummaryError[]
  headingLevel?: 2 | 3 | 4 | undefined
}

const CONTROL = 'input:enabled, select, textarea, button, [tabindex]'

/** Focuses the field and scrolls it into view together with its label. */
const goTo = (event: MouseEvent, id: string) => {
  const target = document.getElementById(id)
  const control = target?.matches(CONTROL) ? target : target?.querySelector<HTMLElement>(CONTROL)
  if (!control) return
  // The anchor must not replace the URL's hash and search, which the router uses.
  event.preventDefault()
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}

/**
 * The errors of a long form, each a link to its field. Focus it by its ref after a refused submit, so that its
 * title is read out.
 */
export const ErrorSummary = ({
  title,
  errors,
  headingLevel = 2,
  className,
  ...rest
}: ErrorSummaryProps) => {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  if (errors.length === 0) return null
  return (
    <section
      tabIndex={-1}
      {...rest}
      className={cx(styles.root, className)}
      aria-labelledby={titleId}
    >
      <Icon of={CircleAlert} />
      <div className={styles.words}>
        <Heading className={styles.title} id={titleId}>
          {title}
        </Heading>
        <ul className={styles.list}>
          {errors.map(({ id, message }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`} onClick={(event) => goTo(event, id)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
