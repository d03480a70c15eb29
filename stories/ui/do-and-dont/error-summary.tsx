import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { doAndDont } from './do-and-dont.tsx'

const Form = ({ title, id, messages }: { title: string; id: string; messages: string[] }) => (
  <Stack gap="6">
    <ErrorSummary
      title={title}
      headingLevel={4}
      errors={messages.map((message, at) => ({ id: `${id}-${at}`, message }))}
    />
    <TextField id={`${id}-0`} label="Full name" error="Enter your name as on your ID" />
    <TextField id={`${id}-1`} label="Email" error="Enter an email such as rahim@mail.com" />
  </Stack>
)

export const errorSummaryPairs = doAndDont({
  why: 'The title counts, and each link has the words of its field.',
  right: (
    <Form
      id="counted"
      title="2 things to check"
      messages={['Enter your name as on your ID', 'Enter an email such as rahim@mail.com']}
    />
  ),
  wrong: (
    <Form id="vague" title="The form has errors" messages={['Wrong name', 'Field 2 is invalid']} />
  ),
})
