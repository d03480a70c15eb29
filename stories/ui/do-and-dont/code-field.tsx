import { CodeField } from '#ui/code-field/code-field.tsx'
import { doAndDont } from './do-and-dont.tsx'

const sent = { sendLabel: 'Send code', onSend: () => undefined, secondsLeft: 42 }

export const codeFieldPairs = doAndDont({
  why: 'Say where the code went, and when another one can be sent.',
  right: (
    <CodeField
      {...sent}
      label="Code from the message"
      hint="Sent to r•••@mail.com"
      countdownLabel="Again in 0:42"
    />
  ),
  wrong: <CodeField {...sent} label="Code" hint="Enter the code" countdownLabel="Wait" />,
})
