import { formatSteps } from '../journey.ts'
import { bugReport, type ReportStart } from '../report.ts'
import { usePanel } from '../shell/panel-context.ts'

/** Writes a bug report about the page as it is now, from the latest calls or from `start`. */
export function useReport(): (start?: ReportStart) => string {
  const { world, recorder } = usePanel()
  return (start) =>
    bugReport(world, location.href, navigator.userAgent, formatSteps(recorder.steps()), start)
}
