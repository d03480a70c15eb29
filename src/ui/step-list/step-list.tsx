import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import styles from './step-list.module.css'

type Step = {
  id: string
  title: string
  text?: ReactNode
  /** An image or drawing with its own alternative text. */
  picture?: ReactNode
}

export type StepListProps = Omit<ComponentProps<'ol'>, 'children'> & {
  steps: readonly Step[]
  /** Heading level of the titles. */
  level?: 2 | 3 | 4 | undefined
  /** Formats a number in the language's digits. */
  numerals?: ((step: number) => string) | undefined
}

/** Numbered instructions, each with an optional picture. */
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
          {/* Screen readers number the list themselves. */}
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
