import { Link } from '#ui/link/link.tsx'
import { TextButton } from '#ui/link/text-button.tsx'
import { Row } from '../layout.tsx'
import { doAndDont } from './do-and-dont.tsx'

export const linkPairs = doAndDont(
  {
    why: 'The words name the page.',
    right: (
      <p>
        Fees and limits are in the <Link href="#rules">withdrawal rules</Link>.
      </p>
    ),
    wrong: (
      <p>
        For fees and limits click <Link href="#rules">here</Link>.
      </p>
    ),
  },
  {
    why: 'What does something is a button, also where it looks like a link.',
    right: (
      <Row>
        <TextButton>Log out everywhere</TextButton>
      </Row>
    ),
    wrong: (
      <Row>
        <Link href="#logout">Log out everywhere</Link>
      </Row>
    ),
  },
)
