import { Badge } from '#ui/badge/badge.tsx'
import { Row } from '../layout.tsx'
import { doAndDont } from './do-and-dont.tsx'

export const badgePairs = doAndDont(
  {
    why: 'A status is one adjective or participle.',
    right: (
      <Row>
        <Badge variant="warning">Pending</Badge>
      </Row>
    ),
    wrong: (
      <Row>
        <Badge variant="warning">We are looking at it</Badge>
      </Row>
    ),
  },
  {
    why: 'One thing has one status, the one that matters now.',
    right: (
      <Row>
        <span>Withdrawal ৳500</span>
        <Badge variant="success">Paid</Badge>
      </Row>
    ),
    wrong: (
      <Row>
        <span>Withdrawal ৳500</span>
        <Badge variant="info">Approved</Badge>
        <Badge variant="success">Paid</Badge>
        <Badge variant="new">New</Badge>
      </Row>
    ),
  },
)
