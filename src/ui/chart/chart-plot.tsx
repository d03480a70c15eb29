import { Area, Bar, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts'
import { pageDir } from '../base/page-dir.ts'
import styles from './chart.module.css'
import {
  type ChartKind,
  type ChartPoint,
  type ChartSeries,
  seriesColour,
  seriesDash,
  toPlotData,
} from './chart-data.ts'

type ChartPlotProps = {
  kind: ChartKind
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
  format: (value: string) => string
  formatTick: (value: number) => string
  label: string
}

const TICK = { fill: 'var(--text-muted)', fontSize: 12 }

/** The drawn chart. Left and right keys move from point to point and have its values read out. */
export default function ChartPlot(props: ChartPlotProps) {
  const { kind, series, points, format, formatTick, label } = props
  const rtl = pageDir() === 'rtl'
  return (
    <ComposedChart
      responsive
      style={FILLS}
      data={toPlotData(points, series)}
      aria-label={label}
      margin={rtl ? { ...MARGIN, left: ROOM } : { ...MARGIN, right: ROOM }}
    >
      <CartesianGrid stroke="var(--border-subtle)" vertical={false} />
      <XAxis
        dataKey="label"
        reversed={rtl}
        tick={TICK}
        tickLine={false}
        stroke="var(--border-strong)"
        minTickGap={24}
      />
      <YAxis
        orientation={rtl ? 'right' : 'left'}
        tick={TICK}
        tickLine={false}
        axisLine={false}
        width={56}
        tickFormatter={formatTick}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: 'var(--border-strong)', fill: 'var(--hover)' }}
        content={({ active, label: at }) => {
          const point = active ? points.find((each) => each.label === at) : undefined
          return point ? <Values point={point} series={series} format={format} /> : null
        }}
      />
      {series.map(({ id }, index) => {
        const colour = seriesColour(index)
        const common = { dataKey: id, isAnimationActive: false }
        if (kind === 'bar')
          return <Bar key={id} {...common} fill={colour} radius={[4, 4, 0, 0]} maxBarSize={32} />
        const line = { stroke: colour, strokeWidth: 2, strokeDasharray: seriesDash(index) }
        if (kind === 'line')
          return <Line key={id} {...common} {...line} type="linear" dot={points.length === 1} />
        return (
          <Area
            key={id}
            {...common}
            {...line}
            type="linear"
            fill={colour}
            fillOpacity={0.16}
            dot={points.length === 1}
          />
        )
      })}
    </ComposedChart>
  )
}

/** Draws once it has been measured, and nothing without space. */
const FILLS = { inlineSize: '100%', blockSize: '100%' }
const MARGIN = { top: 8, right: 8, bottom: 0, left: 8 }
/** Half of the last day's label, which is centred below the end of the lines. */
const ROOM = 28

type ValuesProps = Pick<ChartPlotProps, 'series' | 'format'> & { point: ChartPoint }

const Values = ({ point, series, format }: ValuesProps) => (
  <div className={styles.tip} role="status">
    <b>{point.label}</b>
    <dl>
      {series.map(({ id, name }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            <bdi>{format(point.values[id] ?? '0')}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  </div>
)
