import { Meter } from '#ui/meter/meter.tsx'
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx'
import { doAndDont } from './do-and-dont.tsx'

export const progressBarPairs = doAndDont(
  {
    why: 'The label says what is being done, and the value counts it.',
    right: (
      <ProgressBar label="Writing the file" value={320} max={1000} valueText="320 of 1,000 rows" />
    ),
    wrong: <ProgressBar label="Please wait" value={320} max={1000} valueText="Loading…" />,
  },
  {
    why: 'A share of a fixed total is a Meter, since no work goes on.',
    right: (
      <Meter label="Turnover requirement" value={320} max={1000} valueText="৳320.00 of ৳1,000.00" />
    ),
    wrong: <ProgressBar label="Turnover requirement" value={320} max={1000} valueText="32% done" />,
  },
)
