import { formatMoney } from '#lib/money.ts'
import { Chart } from '#ui/chart/chart.tsx'
import { StatCard } from '#ui/stat-card/stat-card.tsx'
import { doAndDont } from './do-and-dont.tsx'

const labels = {
  time: 'Day',
  asTable: 'As a table',
  asChart: 'As a chart',
  hint: 'Arrow keys move from day to day.',
}

const Drawn = ({ title, name, days }: { title: string; name: string; days: string[] }) => (
  <Chart
    title={title}
    kind="bar"
    series={[{ id: 'value', name }]}
    points={days.map((value, at) => ({
      key: `2026-11-1${at}`,
      label: `1${at} Nov`,
      values: { value },
    }))}
    format={formatMoney}
    formatTick={(value) => `${value / 1000}K`}
    labels={labels}
  />
)

const week = ['2400.00', '1850.00', '3100.00', '2750.00', '3240.00']

export const chartPairs = doAndDont(
  {
    why: 'The title names what is shown, and its unit.',
    right: <Drawn title="Net win in ৳" name="Net win" days={week} />,
    wrong: <Drawn title="Statistics" name="Values" days={week} />,
  },
  {
    why: 'A trend is a chart. One figure is a StatCard.',
    right: <StatCard label="Net win today" value="+৳3,240.00" />,
    wrong: <Drawn title="Net win today in ৳" name="Net win" days={['3240.00']} />,
  },
)
