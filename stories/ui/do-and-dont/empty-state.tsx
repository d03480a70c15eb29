import { ReceiptText } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { doAndDont } from './do-and-dont.tsx'

export const emptyStatePairs = doAndDont({
  why: 'Say what is missing and how it comes.',
  right: (
    <EmptyState
      icon={ReceiptText}
      message="No bets on these dates. Choose other dates, or remove filters."
      action={<Button>Remove filters</Button>}
    />
  ),
  wrong: <EmptyState icon={ReceiptText} message="Oops! No data." />,
})
