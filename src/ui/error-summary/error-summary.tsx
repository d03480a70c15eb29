import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type MouseEvent, useId } from 'react'
import { cx } from '../base/cx.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './error-summary.module.css'

export type SummaryError = {
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

/** Brings the field into view with its label and puts the cursor in it. */
const goTo = (event: MouseEvent, id: string) => {
  const place = document.getElementById(id)
  const control = place?.matches(CONTROL) ? place : place?.querySelector<HTMLElement>(CONTROL)
  if (!control) return
  // The address stays as it is: pop-ups and the router live in it.
  event.preventDefault()
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}

/**
 * What a long form was refused for, each with the way to its field. After a refused submit the
 * form focuses it by its ref; then its title is read.
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
