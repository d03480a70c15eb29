import { StatCard } from '#ui/stat-card/stat-card.tsx'
import { doAndDont } from './do-and-dont.tsx'

export const statCardPairs = doAndDont(
  {
    why: 'A noun, a currency, and what the change is measured against.',
    right: (
      <StatCard
        label="Net win"
        value="+৳3,240.00"
        delta={{ text: '+12% on last week', trend: 'up', tone: 'success' }}
        note="Since Monday"
      />
    ),
    wrong: (
      <StatCard
        label="You are doing great!"
        value="3240"
        delta={{ text: '12', trend: 'up', tone: 'success' }}
      />
    ),
  },
  {
    why: 'The tone follows the meaning: more costs are not good news.',
    right: (
      <StatCard
        label="Bonus costs"
        value="৳1,850.00"
        delta={{ text: '+12% on last week', trend: 'up', tone: 'danger' }}
      />
    ),
    wrong: (
      <StatCard
        label="Bonus costs"
        value="৳1,850.00"
        delta={{ text: '+12% on last week', trend: 'up', tone: 'success' }}
      />
    ),
  },
)
