import './no-eval.ts'
import type { ComponentProps } from 'react'
import { cx } from '#ui/base/cx.ts'
import styles from './form.module.css'
import { formProps } from './form-props.ts'

/** A form with `formProps`. Its parts form a column. */
export const Form = ({ className, ...props }: ComponentProps<'form'>) => (
  <form className={cx(styles.form, className)} {...formProps} {...props} />
)
