import { Button } from '#ui/button/button.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { Row, Stack } from '../layout.tsx'
import { doAndDont } from './do-and-dont.tsx'
import { Panel } from './panel.tsx'

const amount = { id: 'amount', term: 'Amount', detail: '৳5,000.00' }
const fee = { id: 'fee', term: 'Fee', detail: '৳50.00' }
const net = { id: 'net', term: 'You receive', detail: '৳4,950.00', strong: true }

export const popoverPairs = doAndDont(
  {
    why: 'What everyone needs is on the page.',
    right: <KeyValue rows={[amount, fee, net]} />,
    wrong: (
      <>
        <KeyValue rows={[amount, net]} />
        <Row>
          <Popover label="Fee" trigger={<Button variant="ghost">Why is it less?</Button>}>
            <KeyValue rows={[fee]} />
          </Popover>
        </Row>
      </>
    ),
  },
  {
    why: 'A few lines that explain the button. A task is a Dialog.',
    right: (
      <Stack>
        <Button>৳25,480.50</Button>
        <Panel title="Balance in detail">
          <p>৳25,000.00 can be withdrawn. ৳480.50 is tied to turnover.</p>
        </Panel>
      </Stack>
    ),
    wrong: (
      <Stack>
        <Button>৳25,480.50</Button>
        <Panel title="Details" actions={<Button variant="primary">Transfer balance</Button>} />
      </Stack>
    ),
  },
)
