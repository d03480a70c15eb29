import { Meter } from '#ui/meter/meter.tsx'
import { StatCard } from '#ui/stat-card/stat-card.tsx'
import { doAndDont } from './do-and-dont.tsx'

export const meterPairs = doAndDont(
  {
    why: 'Exact amounts, and what is left. Never an encouragement.',
    right: (
      <Meter
        label="Turnover requirement"
        value={920}
        max={1000}
        valueText="৳920.00 of ৳1,000.00"
        note="৳80.00 left"
      />
    ),
    wrong: (
      <Meter
        label="Your way to the bonus"
        value={920}
        max={1000}
        valueText="92%"
        note="Almost there!"
      />
    ),
  },
  {
    why: 'A figure without an end is a StatCard.',
    right: <StatCard label="Bets this month" value="148" />,
    wrong: <Meter label="Bets this month" value={148} max={200} valueText="148 of 200" />,
  },
)
