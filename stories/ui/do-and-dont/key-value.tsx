import { KeyValue } from '#ui/key-value/key-value.tsx'
import { doAndDont } from './do-and-dont.tsx'

const facts = (...rows: [term: string, detail: string, strong?: boolean][]) => (
  <KeyValue rows={rows.map(([term, detail, strong]) => ({ id: term, term, detail, strong }))} />
)

export const keyValuePairs = doAndDont(
  {
    why: 'Names are nouns without a colon, and the total comes last.',
    right: facts(['Amount', '৳5,000.00'], ['Fee', '৳50.00'], ['You receive', '৳4,950.00', true]),
    wrong: facts(['You will get:', '৳4,950.00'], ['We take:', '৳50.00'], ['From:', '৳5,000.00']),
  },
  {
    why: 'A fact without a value is left out, or says why it is empty.',
    right: facts(['Username', 'rahim77'], ['Birthday', 'Not set']),
    wrong: facts(['Username', 'rahim77'], ['Birthday', '0000-00-00'], ['Nickname', 'null']),
  },
)
