import './no-eval.ts'
import type { ComponentProps, KeyboardEvent } from 'react'
import { cx } from '#ui/base/cx.ts'
import styles from './form.module.css'

/** A form without native validation. Its parts stand in a column. */
export const Form = ({ className, ...props }: ComponentProps<'form'>) => (
  <form className={cx(styles.form, className)} noValidate onKeyDown={ignoreHeldEnter} {...props} />
)

/** A held Enter key does not submit. */
export const ignoreHeldEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
