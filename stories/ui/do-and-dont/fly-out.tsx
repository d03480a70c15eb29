import { Button } from '#ui/button/button.tsx'
import { Stack } from '../layout.tsx'
import { doAndDont } from './do-and-dont.tsx'
import { Panel } from './panel.tsx'

export const flyOutPairs = doAndDont({
  why: 'The panel and its button use the same words.',
  right: (
    <Stack>
      <Button>Customer service</Button>
      <Panel title="Customer service" actions={<Button>Start chat</Button>}>
        <p>We answer at any time, usually within two minutes.</p>
      </Panel>
    </Stack>
  ),
  wrong: (
    <Stack>
      <Button>Help</Button>
      <Panel title="Contact and more" actions={<Button>Go</Button>}>
        <p>How can we make your day?</p>
      </Panel>
    </Stack>
  ),
})
