import { Button } from '#ui/button/button.tsx'
import { SlideCheck, type SlideState } from '#ui/slide-check/slide-check.tsx'
import { Row } from '../layout.tsx'
import { doAndDont } from './do-and-dont.tsx'

const ignore = () => undefined

const check = (state: SlideState, hint: string, failed: string) => (
  <SlideCheck
    label="Show that you are a person"
    state={state}
    hintLabel={hint}
    readyLabel="Let go, or press Enter"
    checkingLabel="Checking…"
    passedLabel="Thank you"
    failedLabel={failed}
    retryLabel="Try again"
    onPass={ignore}
    onRetry={ignore}
  />
)

export const slideCheckPairs = doAndDont(
  {
    why: 'A failure does not accuse anyone.',
    right: check('failed', 'Slide to the end', 'That did not work'),
    wrong: check('failed', 'Slide to the end', 'Robot detected'),
  },
  {
    why: 'An action is confirmed by a button that names it.',
    right: (
      <Row>
        <Button variant="primary">Withdraw ৳500</Button>
      </Row>
    ),
    wrong: check('idle', 'Slide to withdraw', 'That did not work'),
  },
)
