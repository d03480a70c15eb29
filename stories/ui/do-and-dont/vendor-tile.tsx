import { VendorTile, type VendorTileProps } from '#ui/vendor-tile/vendor-tile.tsx'
import { TileGrid } from '../layout.tsx'
import { wordMark } from '../sample-art.ts'
import { doAndDont } from './do-and-dont.tsx'

const tiles = (open: string, closed: Pick<VendorTileProps, 'note' | 'closedLabel'>) => (
  <TileGrid min="var(--tile-min)">
    <VendorTile name="Rajhans" note={open} nodeId={4} art={wordMark('Rajhans')} />
    <VendorTile name="Shapla" nodeId={1} art={wordMark('Shapla')} {...closed} />
  </TileGrid>
)

export const vendorTilePairs = doAndDont({
  why: 'The note is a fact, and a closed vendor says why.',
  right: tiles('214 games', { note: '96 games', closedLabel: 'Under maintenance' }),
  wrong: tiles('Hottest vendor!', { note: 'Many games', closedLabel: 'Closed' }),
})
