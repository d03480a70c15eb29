import { useSyncExternalStore } from 'react'
import { CopyButton } from '../controls/copy-button.tsx'
import { saveFile } from '../controls/save-file.ts'
import { usePanel } from '../shell/panel-context.ts'
import type { CallList } from './call-list.ts'
import { toHar } from './har.ts'
import { useReport } from './use-report.ts'

/** The tools for all calls. */
export function CallTools({ list }: { readonly list: CallList }) {
  const { log, sockets } = usePanel().world
  const report = useReport()
  const { isPaused } = useSyncExternalStore(list.subscribe, list.read)
  const saveHar = () => {
    const har = toHar(log.entries(), location.origin, sockets.frames.entries())
    saveFile(JSON.stringify(har, null, 2), 'calls.har')
  }
  return (
    <div className="row foot tools">
      <button type="button" className="plain" aria-pressed={isPaused} onClick={list.togglePause}>
        Pause
      </button>
      <button type="button" className="plain" onClick={list.clear}>
        Clear
      </button>
      <button type="button" className="plain" onClick={saveHar}>
        Download HAR
      </button>
      <CopyButton className="plain" text={report}>
        Copy as bug report
      </CopyButton>
    </div>
  )
}
