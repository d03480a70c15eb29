import { TextField } from '#ui/text-field/text-field.tsx'
import { doAndDont } from './do-and-dont.tsx'

export const fieldPairs = doAndDont(
  {
    why: 'The label stays above the field. A placeholder is only an example.',
    right: <TextField label="Email" placeholder="rahim@mail.com" />,
    wrong: <TextField aria-label="Your email" label="" placeholder="Please enter your email" />,
  },
  {
    why: 'The rule is in the hint before people type. The error says what to do.',
    right: (
      <TextField
        label="Username"
        hint="6 to 12 letters and digits"
        error="Use at least 6 characters"
        defaultValue="rah"
      />
    ),
    wrong: <TextField label="Username" error="Invalid input" defaultValue="rah" />,
  },
)
