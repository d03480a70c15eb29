import { Chip } from '#ui/chip/chip.tsx'
import { Row } from '../layout.tsx'
import { doAndDont } from './do-and-dont.tsx'

export const chipPairs = doAndDont({
  why: 'A chip is a filter that is on or off. It starts nothing.',
  right: (
    <Row>
      <Chip selected count={128}>
        Slots
      </Chip>
      <Chip>New</Chip>
    </Row>
  ),
  wrong: (
    <Row>
      <Chip>Place bet</Chip>
      <Chip>Log out</Chip>
    </Row>
  ),
})
