import { Button } from '#ui/button/button.tsx'
import { doAndDont } from './do-and-dont.tsx'
import { Panel } from './panel.tsx'

export const cornerCardPairs = doAndDont({
  why: 'A neutral question and two equal answers.',
  right: (
    <Panel
      title="Allow analytics?"
      actions={
        <>
          <Button>Decline</Button>
          <Button>Allow</Button>
        </>
      }
    >
      <p>If you allow it, we count which pages are opened.</p>
    </Panel>
  ),
  wrong: (
    <Panel
      title="We value your privacy!"
      actions={
        <>
          <Button variant="ghost">More options</Button>
          <Button variant="primary">Accept all</Button>
        </>
      }
    >
      <p>Help us to give you the best experience.</p>
    </Panel>
  ),
})
