import { Button } from '#ui/button/button.tsx'
import { Row } from '../layout.tsx'
import { doAndDont } from './do-and-dont.tsx'

export const buttonPairs = doAndDont(
  {
    why: 'One primary button, for the one action that the page is for.',
    right: (
      <Row>
        <Button variant="primary">Place bet</Button>
        <Button>Clear slip</Button>
      </Row>
    ),
    wrong: (
      <Row>
        <Button variant="primary">Place bet</Button>
        <Button variant="primary">Clear slip</Button>
      </Row>
    ),
  },
  {
    why: 'A verb and its thing, without article.',
    right: (
      <Row>
        <Button>Add account</Button>
      </Row>
    ),
    wrong: (
      <Row>
        <Button>Submit</Button>
      </Row>
    ),
  },
  {
    why: 'What takes something away looks and reads like it.',
    right: (
      <Row>
        <Button variant="danger">Close permanently</Button>
      </Row>
    ),
    wrong: (
      <Row>
        <Button variant="primary">Yes</Button>
      </Row>
    ),
  },
  {
    why: 'Green is only for putting money in.',
    right: (
      <Row>
        <Button variant="deposit">Deposit</Button>
        <Button>Withdraw</Button>
      </Row>
    ),
    wrong: (
      <Row>
        <Button variant="deposit">Deposit</Button>
        <Button variant="deposit">Withdraw</Button>
      </Row>
    ),
  },
)
