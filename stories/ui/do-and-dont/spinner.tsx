import { Button } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { Row } from '../layout.tsx'
import { doAndDont } from './do-and-dont.tsx'

export const spinnerPairs = doAndDont(
  {
    why: 'It turns in the button that was pressed, and the page stays.',
    right: (
      <Row>
        <Button variant="primary" loading>
          Save profile
        </Button>
      </Row>
    ),
    wrong: (
      <Row>
        <Spinner size="xl" label="Saving" />
      </Row>
    ),
  },
  {
    why: 'Content whose layout is known is a skeleton.',
    right: <Skeleton shape="text" lines={3} />,
    wrong: (
      <Row>
        <Spinner size="lg" label="Loading" />
      </Row>
    ),
  },
)
