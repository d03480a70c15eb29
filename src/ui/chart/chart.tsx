import { ChartNoAxesCombined, Table2 } from 'lucide-react'
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import { Button } from '../button/button.tsx'
import { DataTable } from '../data-table/data-table.tsx'
import { NearViewport } from '../near-viewport/near-viewport.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './chart.module.css'
import {
  type ChartKind,
  type ChartPoint,
  type ChartSeries,
  seriesColour,
  seriesDash,
} from './chart-data.ts'

const ChartPlot = lazy(() => import('./chart-plot.tsx'))

export type ChartProps = {
  title: string
  kind: ChartKind
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
  /** Formats a decimal string: "1,234.50". */
  format: (value: string) => string
  /** A value of the axis, shortened: "1.2K". */
  formatTick: (value: number) => string
  asTable?: boolean
  labels: {
    /** Over the first column of the table: "Day". */
    readonly time: string
    readonly asTable: string
    readonly asChart: string
    /** Read out with the title by screen readers: "Arrow keys move from day to day." */
    readonly hint: string
  }
}

/**
 * Values over time, as a chart or as a table with the same figures. The chart library loads once the chart is
 * visible.
 */
export function Chart(props: ChartProps) {
  const { title, kind, series, points, format, formatTick, labels } = props
  const [asTable, setAsTable] = useState(props.asTable ?? false)
  const titleId = useId()
  const columns = useMemo(
    () => [
      { id: 'time', header: labels.time, cell: ({ label }: ChartPoint) => label },
      ...series.map(({ id, name }) => ({
        id,
        header: name,
        align: 'end' as const,
        cell: ({ values }: ChartPoint) => format(values[id] ?? '0'),
      })),
    ],
    [labels.time, series, format],
  )
  return (
    <figure className={styles.root} aria-labelledby={titleId}>
      <figcaption className={styles.head}>
        <span id={titleId} className={styles.title}>
          {title}
        </span>
        <Button
          variant="ghost"
          size="sm"
          startIcon={asTable ? ChartNoAxesCombined : Table2}
          className={styles.toggle}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? labels.asChart : labels.asTable}
        </Button>
      </figcaption>
      {asTable ? (
        <DataTable caption={title} columns={columns} rows={points} rowKey={({ key }) => key} />
      ) : (
        <>
          <ul className={styles.legend}>
            {series.map(({ id, name }, index) => (
              <li key={id}>
                <svg className={styles.swatch} viewBox="0 0 24 8" aria-hidden="true">
                  <line
                    x1="0"
                    y1="4"
                    x2="24"
                    y2="4"
                    stroke={seriesColour(index)}
                    strokeWidth={kind === 'bar' ? 8 : 3}
                    strokeDasharray={kind === 'bar' ? '0' : seriesDash(index)}
                  />
                </svg>
                {name}
              </li>
            ))}
          </ul>
          <NearViewport className={styles.plot}>
            <div className={styles.plot}>
              <Suspense fallback={<Skeleton shape="block" />}>
                <ChartPlot
                  kind={kind}
                  series={series}
                  points={points}
                  format={format}
                  formatTick={formatTick}
                  label={`${title}. ${labels.hint}`}
                />
              </Suspense>
            </div>
          </NearViewport>
        </>
      )}
    </figure>
  )
}
