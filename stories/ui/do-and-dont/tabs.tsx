import { Tabs } from '#ui/tabs/tabs.tsx'
import { doAndDont } from './do-and-dont.tsx'

const tabs = (label: string, words: readonly string[]) => (
  <Tabs
    label={label}
    items={words.map((word, at) => ({ value: `${at}`, label: word, content: <p>{word}</p> }))}
  />
)

export const tabsPairs = doAndDont(
  {
    why: 'Nouns of one kind, one or two words each.',
    right: tabs('Records of an account', ['Bets', 'Transactions', 'Bonuses']),
    wrong: tabs('Records with mixed names', ['Bets', 'See what you paid', 'Add bonus']),
  },
  {
    why: 'A tab shows another view of this page. Steps in an order are a Stepper.',
    right: tabs('Odds', ['Before the match', 'Live']),
    wrong: tabs('Deposit steps', ['1. Amount', '2. Method', '3. Confirm']),
  },
)
