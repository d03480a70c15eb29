import { Button } from '#ui/button/button.tsx'
import { doAndDont } from './do-and-dont.tsx'
import { Panel } from './panel.tsx'

export const alertDialogPairs = doAndDont({
  why: 'Buttons answer the question with its own verb.',
  right: (
    <Panel
      title="Give up this bonus?"
      actions={
        <>
          <Button>Keep bonus</Button>
          <Button variant="danger">Give up bonus</Button>
        </>
      }
    >
      <p>You lose ৳1,200.00 in bonus money.</p>
    </Panel>
  ),
  wrong: (
    <Panel
      title="Are you sure?"
      actions={
        <>
          <Button>No</Button>
          <Button variant="primary">Yes</Button>
        </>
      }
    >
      <p>This action cannot be undone.</p>
    </Panel>
  ),
})
