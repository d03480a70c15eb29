import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import styles from './step-list.module.css'

export type Step = {
  id: string
  title: string
  text?: ReactNode
  /** An image or drawing of what the person sees; it brings its own alt text. */
  picture?: ReactNode
}

export type StepListProps = Omit<ComponentProps<'ol'>, 'children'> & {
  steps: readonly Step[]
  /** Heading level of the titles. */
  level?: 2 | 3 | 4 | undefined
  /** Draws a number in the reader's digits. */
  numerals?: ((step: number) => string) | undefined
}

/** What to do one after the other, each step with room for a picture of it. */
export const StepList = ({
  steps,
  level = 3,
  numerals = String,
  className,
  ...rest
}: StepListProps) => {
  const Heading = `h${level}` as const
  return (
    <ol {...rest} className={cx(styles.root, className)}>
      {steps.map(({ id, title, text, picture }, at) => (
        <li className={styles.step} key={id}>
          {/* The list itself counts for those who listen. */}
          <span className={styles.number} aria-hidden="true">
            {numerals(at + 1)}
          </span>
          <div className={styles.words}>
            <Heading className={styles.title}>{title}</Heading>
            {text === undefined ? null : <div className={styles.text}>{text}</div>}
          </div>
          {picture === undefined ? null : <div className={styles.picture}>{picture}</div>}
        </li>
      ))}
    </ol>
  )
}
