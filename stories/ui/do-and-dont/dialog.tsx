import { Button } from '#ui/button/button.tsx'
import { doAndDont } from './do-and-dont.tsx'
import { Panel } from './panel.tsx'

export const dialogPairs = doAndDont({
  why: 'The title and the last button say the task in the same words.',
  right: (
    <Panel
      title="Add account"
      actions={
        <>
          <Button>Cancel</Button>
          <Button variant="primary">Add account</Button>
        </>
      }
    >
      <p>Withdrawals can be paid to it after a day.</p>
    </Panel>
  ),
  wrong: (
    <Panel title="New" actions={<Button variant="primary">OK</Button>}>
      <p>New account: here you can add an account.</p>
    </Panel>
  ),
})
