import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Link } from '#ui/link/link.tsx'
import { Row } from '../layout.tsx'
import { doAndDont } from './do-and-dont.tsx'

const offer = (
  <>
    <h4>Weekly cashback</h4>
    <p>10% of your net losses, paid every Monday.</p>
  </>
)

export const cardPairs = doAndDont(
  {
    why: 'One action. If there are two, the second is a link.',
    right: (
      <Card>
        {offer}
        <Row>
          <Button variant="primary">Claim bonus</Button>
          <Link href="#terms" variant="standalone">
            Terms of this offer
          </Link>
        </Row>
      </Card>
    ),
    wrong: (
      <Card>
        {offer}
        <Row>
          <Button variant="primary">Claim bonus</Button>
          <Button variant="primary">Read terms</Button>
          <Button variant="primary">See all offers</Button>
        </Row>
      </Card>
    ),
  },
  {
    why: 'Inside a card, use space or a filled card.',
    right: (
      <Card>
        <h4>Your offers</h4>
        <Card variant="filled">Weekly cashback</Card>
      </Card>
    ),
    wrong: (
      <Card>
        <h4>Your offers</h4>
        <Card>
          <Card>
            <Card>Weekly cashback</Card>
          </Card>
        </Card>
      </Card>
    ),
  },
)
