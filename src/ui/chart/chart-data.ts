const chartKinds = ['area', 'line', 'bar'] as const
export type ChartKind = (typeof chartKinds)[number]

/** One line or set of bars. Its index decides its colour and dash. */
export interface ChartSeries {
  readonly id: string
  readonly name: string
}

/** One day, or another step of time. */
export interface ChartPoint {
  readonly key: string
  /** Below the axis: "20 Nov". */
  readonly label: string
  /** By series id: decimal strings. */
  readonly values: Readonly<Record<string, string>>
}

/** Maximum number of series that can be distinguished. */
const MAX_SERIES = 6

export const seriesColour = (index: number): string => `var(--chart-${(index % MAX_SERIES) + 1})`

/** Colour is not the only difference. */
const DASHES = ['0', '6 3', '2 3', '10 4', '8 3 2 3', '1 4']
export const seriesDash = (index: number): string => DASHES[index % DASHES.length] ?? '0'

/** The values as numbers, for drawing only. Displayed figures stay decimal strings. */
export const toPlotData = (
  points: readonly ChartPoint[],
  series: readonly ChartSeries[],
): Record<string, string | number>[] =>
  points.map(({ key, label, values }) => ({
    key,
    label,
    ...Object.fromEntries(series.map(({ id }) => [id, Number(values[id] ?? 0)])),
  }))
