import { useEffect, useRef, useState } from 'react'
import { formatLinkWithFaults } from '#mocks/scenarios/link.ts'
import { CopyButton } from '../controls/copy-button.tsx'
import { saveFile } from '../controls/save-file.ts'
import { useRedraw } from '../controls/use-redraw.ts'
import { usePanel } from '../shell/panel-context.ts'
import { formatJourney, formatSteps } from './journey.ts'

/** The recorded steps, and a Playwright test that repeats them. */
export function RecordSection() {
  const { world, recorder } = usePanel()
  const list = useRef<HTMLOListElement>(null)
  /** The number of the last call before the recording. */
  const [from, setFrom] = useState(0)
  useRedraw(recorder.onStep)
  const steps = formatSteps(recorder.steps())
  useEffect(() => {
    if (steps.length > 0) list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' })
  }, [steps.length])
  const text = () =>
    formatJourney(
      recorder.steps(),
      formatLinkWithFaults(world.link),
      world.log.entries().filter(({ n }) => n > from),
      location.href,
    )
  const restart = () => {
    setFrom(world.log.entries().at(-1)?.n ?? 0)
    recorder.restart()
  }
  return (
    <div className="body">
      <p className="quiet">
        Records what you do in the portal. Start on the page where the test should begin.
      </p>
      {steps.length === 0 && <p className="nothing">No steps yet.</p>}
      <ol ref={list} className="steps" aria-label="Steps" hidden={steps.length === 0}>
        {Array.from(steps.entries(), ([n, words]) => (
          <li key={n}>{words}</li>
        ))}
      </ol>
      <div className="row foot">
        <CopyButton className="main" text={text}>
          Copy as test
        </CopyButton>
        <button type="button" onClick={() => saveFile(text(), 'recorded.spec.ts')}>
          Download file
        </button>
        <button type="button" onClick={restart}>
          Clear and restart
        </button>
      </div>
    </div>
  )
}
