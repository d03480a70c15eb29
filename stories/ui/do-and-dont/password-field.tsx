import { PasswordField } from '#ui/password-field/password-field.tsx'
import { doAndDont } from './do-and-dont.tsx'

const words = {
  label: 'New password',
  showLabel: 'Show password',
  hideLabel: 'Hide password',
  capsLockLabel: 'Caps Lock is on',
  autoComplete: 'new-password',
}

export const passwordFieldPairs = doAndDont({
  why: 'The rules are in the hint before people type. The error says what is missing.',
  right: (
    <PasswordField
      {...words}
      hint="8 to 20 characters, with a letter and a digit"
      error="Use at least one digit"
      defaultValue="sonartori"
    />
  ),
  wrong: (
    <PasswordField {...words} error="Does not meet the requirements" defaultValue="sonartori" />
  ),
})
