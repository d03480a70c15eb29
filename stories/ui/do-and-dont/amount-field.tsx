import { AmountField } from '#ui/amount-field/amount-field.tsx'
import { doAndDont } from './do-and-dont.tsx'

const amount = (value: string, error: string, hint?: string) => (
  <AmountField
    label="Amount"
    symbol="৳"
    hint={hint}
    error={error}
    value={value}
    onValueChange={() => undefined}
  />
)

export const amountFieldPairs = doAndDont(
  {
    why: 'The hint says the range, and the error says what to enter.',
    right: amount('50', 'Enter at least ৳100', 'From ৳100 to ৳25,000'),
    wrong: amount('50', 'Amount out of range'),
  },
  {
    why: 'What people type stays, with what is wrong about it.',
    right: amount('1,2,3', 'Enter an amount such as 1,230.00', 'From ৳100 to ৳25,000'),
    wrong: amount('', 'Invalid amount', 'From ৳100 to ৳25,000'),
  },
)
