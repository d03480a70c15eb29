import { formatSteps } from '../record/journey.ts'
import { usePanel } from '../shell/panel-context.ts'
import { bugReport, type ReportStart } from './report.ts'

/** Writes a bug report about the page as it is now, from the latest calls or from `start`. */
export function useReport(): (start?: ReportStart) => string {
  const { world, recorder } = usePanel()
  return (start) =>
    bugReport(world, location.href, navigator.userAgent, formatSteps(recorder.steps()), start)
}
