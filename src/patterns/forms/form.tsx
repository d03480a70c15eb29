import './no-eval.ts'
import type { ComponentProps, KeyboardEvent } from 'react'
import { cx } from '../../ui/base/cx.ts'
import styles from './form.module.css'

/** A form that validates by itself, with its parts one under the other. */
export const Form = ({ className, ...props }: ComponentProps<'form'>) => (
  <form className={cx(styles.form, className)} noValidate onKeyDown={ignoreHeldEnter} {...props} />
)

/** A key that repeats by itself submits nothing. */
export const ignoreHeldEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
