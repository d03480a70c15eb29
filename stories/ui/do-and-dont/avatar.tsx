import { Avatar } from '#ui/avatar/avatar.tsx'
import { VendorTile } from '#ui/vendor-tile/vendor-tile.tsx'
import { Row, TileGrid } from '../layout.tsx'
import { wordMark } from '../sample-art.ts'
import { doAndDont } from './do-and-dont.tsx'

const beside = (initialsOf: string, name: string) => (
  <Row>
    <Avatar name={initialsOf} decorative />
    <span>{name}</span>
  </Row>
)

export const avatarPairs = doAndDont(
  {
    why: 'The initials are those of the name beside them.',
    right: beside('Rahim Uddin', 'Rahim Uddin'),
    wrong: beside('player 4821', 'Rahim Uddin'),
  },
  {
    why: 'An avatar is a person. A vendor has a logo.',
    right: (
      <TileGrid min="var(--tile-min)">
        <VendorTile name="Rajhans" art={wordMark('Rajhans')} nodeId={4} />
      </TileGrid>
    ),
    wrong: beside('Rajhans', 'Rajhans'),
  },
)
