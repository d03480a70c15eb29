import { Search } from 'lucide-react'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { doAndDont } from './do-and-dont.tsx'

const held = {
  variant: 'form',
  onChange: () => undefined,
  labels: { clear: 'Clear search' },
} as const

export const searchFieldPairs = doAndDont(
  {
    why: 'The label says what is searched, and the placeholder gives an example.',
    right: <SearchField {...held} label="Search games" placeholder="Tiger Drum" value="" />,
    wrong: <SearchField {...held} label="Search" placeholder="Enter a search term" value="" />,
  },
  {
    why: 'Without results, repeat what was typed and say what to try.',
    right: (
      <EmptyState
        icon={Search}
        message="No games for “tigre”. Check the spelling, or search for a vendor."
      />
    ),
    wrong: <EmptyState icon={Search} message="0 results" />,
  },
)
