import { Link } from '#ui/link/link.tsx'
import { VendorTile } from '#ui/vendor-tile/vendor-tile.tsx'
import { Row, TileGrid } from '../layout.tsx'
import { wordMark } from '../sample-art.ts'
import { doAndDont } from './do-and-dont.tsx'
import { Panel } from './panel.tsx'

const vendors = ['Rajhans', 'Shapla', 'Padma', 'Meghna']

export const megaMenuPairs = doAndDont({
  why: 'A panel holds the vendors of its link. Nothing stands only there.',
  wide: true,
  right: (
    <Panel title="Slots: vendors">
      <TileGrid min="var(--tile-min)">
        {vendors.map((name, nodeId) => (
          <VendorTile key={name} name={name} nodeId={nodeId} art={wordMark(name)} />
        ))}
      </TileGrid>
    </Panel>
  ),
  wrong: (
    <Panel title="More">
      <Row>
        {['Loyalty points', 'Withdrawal rules', 'Self-exclusion'].map((name) => (
          <Link key={name} href="#only-here" variant="standalone">
            {name}
          </Link>
        ))}
      </Row>
    </Panel>
  ),
})
