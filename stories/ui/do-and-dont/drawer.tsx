import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Row } from '../layout.tsx'
import { doAndDont } from './do-and-dont.tsx'
import { Panel } from './panel.tsx'

const filters = (
  <Row>
    <Chip selected>Slots</Chip>
    <Chip>Fishing</Chip>
  </Row>
)

export const drawerPairs = doAndDont({
  why: 'The title is the word of its button, and the footer says what people will see.',
  right: (
    <Panel
      title="Filters"
      actions={
        <>
          <Button>Remove filters</Button>
          <Button variant="primary">Show 128 games</Button>
        </>
      }
    >
      {filters}
    </Panel>
  ),
  wrong: (
    <Panel title="Options" actions={<Button variant="primary">OK</Button>}>
      {filters}
    </Panel>
  ),
})
