import { CodeField } from '#ui/code-field/code-field.tsx'
import { PinField } from '#ui/pin-field/pin-field.tsx'
import { doAndDont } from './do-and-dont.tsx'

export const pinFieldPairs = doAndDont(
  {
    why: 'The error says how many tries are left.',
    right: (
      <PinField
        label="Payment password"
        error="Wrong payment password. 2 tries left."
        defaultValue="246810"
      />
    ),
    wrong: <PinField label="PIN" error="Incorrect" defaultValue="246810" />,
  },
  {
    why: 'A code that was sent is read from a message, so it is not masked.',
    right: (
      <CodeField
        label="Code from the message"
        sendLabel="Send code"
        onSend={() => undefined}
        defaultValue="135790"
      />
    ),
    wrong: <PinField label="Code from the message" defaultValue="135790" />,
  },
)
