import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../base/cx.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './stepper.module.css'

export type StepperProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** Names the way: "Deposit". */
  label: string
  steps: readonly { id: string; label: string }[]
  /** Id of the step that is shown; those before it are done. */
  current: string
  /** Said after the name of a step that is done. */
  doneLabel: string
}

/** Progress through a few steps; in a narrow place only the current step shows its name. */
export const Stepper = ({ label, steps, current, doneLabel, className, ...rest }: StepperProps) => {
  const at = steps.findIndex(({ id }) => id === current)
  return (
    <ol {...rest} className={cx(styles.root, className)} aria-label={label}>
      {steps.map((step, index) => {
        const ahead = index === at ? 'current' : 'todo'
        const state = index < at ? 'done' : ahead
        return (
          <li
            className={styles.step}
            key={step.id}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {state === 'done' ? <Icon of={Check} size="sm" /> : index + 1}
            </span>
            <span className={styles.label}>
              {step.label}
              {state === 'done' ? <span className="visually-hidden"> ({doneLabel})</span> : null}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
