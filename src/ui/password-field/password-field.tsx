import { Eye, EyeOff, TriangleAlert } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import box from '../field/box.module.css'
import { Field, type FieldTexts } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './password-field.module.css'

type PasswordStrength = {
  /** 0 empty, 1 weak ... 4 strong. */
  score: 0 | 1 | 2 | 3 | 4
  /** The score in words. */
  label: string
}

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'size'> &
  FieldTexts & {
    showLabel: string
    hideLabel: string
    capsLockLabel: string
    strength?: PasswordStrength | undefined
  }

const steps = [1, 2, 3, 4] as const

/** A password field with show and hide, a caps-lock notice and an optional strength meter. */
export const PasswordField = ({
  label,
  hint,
  error,
  note,
  showLabel,
  hideLabel,
  capsLockLabel,
  strength,
  id,
  className,
  onKeyDown,
  onKeyUp,
  ...input
}: PasswordFieldProps) => {
  const [visible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const updateCapsLock = (event: KeyboardEvent<HTMLInputElement>) =>
    setCapsLock(event.getModifierState('CapsLock'))

  const aside = (
    <>
      <p className={styles.caps} role="status" hidden={!capsLock}>
        <Icon of={TriangleAlert} size="sm" />
        {capsLock ? capsLockLabel : null}
      </p>
      {strength === undefined ? null : (
        <div className={styles.strength} data-score={strength.score}>
          <span className={styles.steps} aria-hidden="true">
            {steps.map((step) => (
              <span className={styles.step} data-on={step <= strength.score} key={step} />
            ))}
          </span>
          <span className={styles.word} role="status">
            {strength.label}
          </span>
        </div>
      )}
    </>
  )

  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      note={note}
      controlId={id}
      className={className}
      reads="secret"
      aside={aside}
    >
      {(control) => (
        <div className={box.box}>
          <input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            className={box.control}
            type={visible ? 'text' : 'password'}
            onKeyDown={(event) => {
              updateCapsLock(event)
              onKeyDown?.(event)
            }}
            onKeyUp={(event) => {
              updateCapsLock(event)
              onKeyUp?.(event)
            }}
          />
          <IconButton
            className={styles.toggle}
            of={visible ? EyeOff : Eye}
            size="sm"
            label={visible ? hideLabel : showLabel}
            onClick={() => setVisible(!visible)}
          />
        </div>
      )}
    </Field>
  )
}
