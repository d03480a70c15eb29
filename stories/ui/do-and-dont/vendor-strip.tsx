import { Stack } from '#ui/stack/stack.tsx'
import { VendorStrip } from '#ui/vendor-strip/vendor-strip.tsx'
import { VendorTile } from '#ui/vendor-tile/vendor-tile.tsx'
import { TileGrid } from '../layout.tsx'
import { wordMark } from '../sample-art.ts'
import { doAndDont } from './do-and-dont.tsx'

const vendors = ['Rajhans', 'Shapla', 'Padma', 'Meghna']

export const vendorStripPairs = doAndDont({
  why: 'The strip shows whose games there are. What people choose from stands still.',
  wide: true,
  right: (
    <Stack gap="3">
      <h4>Choose a vendor</h4>
      <TileGrid min="var(--tile-min)">
        {vendors.map((name, nodeId) => (
          <VendorTile key={name} name={name} art={wordMark(name)} nodeId={nodeId} />
        ))}
      </TileGrid>
    </Stack>
  ),
  wrong: (
    <Stack gap="3">
      <h4>Choose a vendor</h4>
      <VendorStrip
        label="Vendors"
        logos={vendors.map((name) => ({ id: name, name, src: wordMark(name, 'slategray') }))}
        pauseLabel="Pause logos"
        playLabel="Resume logos"
      />
    </Stack>
  ),
})
