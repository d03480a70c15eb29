// The figures of a bench for `npm run bench:trend`: one per line in the file that BENCH_FIGURES names.
import { appendFileSync } from 'node:fs'

/** Records a figure for which less is better, such as milliseconds or MiB. */
export function keepFigure(name, value) {
  const path = process.env.BENCH_FIGURES
  if (path) appendFileSync(path, `${JSON.stringify([name, Number(value.toPrecision(4))])}\n`)
}
