import { BalancePill } from '#ui/balance-pill/balance-pill.tsx'
import { StatCard } from '#ui/stat-card/stat-card.tsx'
import { Row } from '../layout.tsx'
import { doAndDont } from './do-and-dont.tsx'

const pill = (label: string, amount: string, staleLabel?: string) => (
  <Row>
    <BalancePill
      label={label}
      symbol="৳"
      amount={amount}
      staleLabel={staleLabel}
      masked={false}
      maskedLabel="hidden"
      showLabel="Show the balance"
      hideLabel="Hide the balance"
      refreshLabel="Refresh the balance"
      onMaskedChange={() => undefined}
      onRefresh={() => undefined}
    />
  </Row>
)

export const balancePillPairs = doAndDont(
  {
    why: 'An amount that is out of date is marked, with the time it is from.',
    right: pill('Balance', '12,480.50', 'From 14:05'),
    wrong: pill('Balance', '12,480.50'),
  },
  {
    why: 'It stands once, in the header. Figures of a page are a StatCard.',
    right: <StatCard label="Bonuses this month" value="৳500.00" />,
    wrong: pill('Bonuses this month', '500.00'),
  },
)
