import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { doAndDont } from './do-and-dont.tsx'

export const checkboxPairs = doAndDont(
  {
    why: 'Consent is never ticked in advance, and a tick always means yes.',
    right: <Checkbox>Send me offers by email</Checkbox>,
    wrong: <Checkbox defaultChecked>Do not stop sending me offers</Checkbox>,
  },
  {
    why: 'The error says what to do.',
    right: (
      <Checkbox error="Accept the terms to continue">
        I am 18 or older and accept the terms
      </Checkbox>
    ),
    wrong: <Checkbox error="Invalid">I am 18 or older and accept the terms</Checkbox>,
  },
)
