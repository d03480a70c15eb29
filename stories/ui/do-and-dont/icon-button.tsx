import { Heart, RefreshCw, Repeat2, Scale, Wallet, X } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Row } from '../layout.tsx'
import { doAndDont } from './do-and-dont.tsx'

export const iconButtonPairs = doAndDont(
  {
    why: 'Only icons that everyone knows stand without words.',
    right: (
      <Row>
        <IconButton of={X} label="Close" />
        <IconButton of={RefreshCw} label="Refresh balance" />
        <IconButton of={Heart} label="Favourite" pressed={false} />
      </Row>
    ),
    wrong: (
      <Row>
        <IconButton of={Repeat2} label="Convert points" />
        <IconButton of={Scale} label="Set limits" />
      </Row>
    ),
  },
  {
    why: 'The main action of a page has words.',
    right: (
      <Row>
        <Button variant="primary" startIcon={Wallet}>
          Withdraw ৳500
        </Button>
      </Row>
    ),
    wrong: (
      <Row>
        <IconButton of={Wallet} label="Withdraw ৳500" variant="soft" size="lg" />
      </Row>
    ),
  },
)
