import { StepList } from '#ui/step-list/step-list.tsx'
import { doAndDont } from './do-and-dont.tsx'

const steps = (...titles: string[]) => (
  <StepList level={4} steps={titles.map((title) => ({ id: title, title }))} />
)

export const stepListPairs = doAndDont({
  why: 'A verb and one action for each step.',
  right: steps('Copy the account number', 'Send ৳500 from your app', 'Enter the transaction ID'),
  wrong: steps('Account', 'Payment, and afterwards copy the ID and enter it', 'Done!'),
})
