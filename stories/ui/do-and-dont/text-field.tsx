import { AmountField } from '#ui/amount-field/amount-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { doAndDont } from './do-and-dont.tsx'

export const textFieldPairs = doAndDont(
  {
    why: 'The label is a noun, and the error says what to enter.',
    right: (
      <TextField label="Full name" error="Enter your name as on your ID" defaultValue="rahim77" />
    ),
    wrong: <TextField label="Enter your name here" error="Wrong" defaultValue="rahim77" />,
  },
  {
    why: 'Money has a field of its own, which knows the currency and the limits.',
    right: (
      <AmountField
        label="Amount"
        symbol="৳"
        hint="From ৳100 to ৳25,000"
        value="1500.00"
        onValueChange={() => undefined}
      />
    ),
    wrong: <TextField label="Amount" defaultValue="1500 taka" />,
  },
)
