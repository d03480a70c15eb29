import { PauseNotice } from '#entities/play/pause-notice.tsx'
import type { RunningPause } from '#session/pause.ts'

/** Shown in place of banners and videos during a break. */
export default function PausedLead({ pause }: { pause: RunningPause }) {
  return <PauseNotice pause={pause} />
}
