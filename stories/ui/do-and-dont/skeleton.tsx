import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { Narrow, Row } from '../layout.tsx'
import { doAndDont } from './do-and-dont.tsx'

export const skeletonPairs = doAndDont(
  {
    why: 'Show the form of what comes, so that nothing jumps.',
    right: (
      <Narrow>
        <Skeleton shape="text" lines={3} />
        <Skeleton shape="text" lines={3} />
      </Narrow>
    ),
    wrong: (
      <Row>
        <Spinner size="xl" label="Loading" />
      </Row>
    ),
  },
  {
    why: 'As many blocks as will usually come.',
    right: (
      <Row>
        <Skeleton shape="circle" />
        <Skeleton shape="circle" />
        <Skeleton shape="circle" />
      </Row>
    ),
    wrong: <Skeleton shape="circle" />,
  },
)
