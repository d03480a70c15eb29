import { GameTile, type GameTileProps } from '#ui/game-tile/game-tile.tsx'
import { TileGrid } from '../layout.tsx'
import { games, poster } from '../sample-art.ts'
import { doAndDont } from './do-and-dont.tsx'

type LooksProps = { looks: Partial<GameTileProps>[] }

/** A row of games, each with its look. */
const Looks = ({ looks }: LooksProps) => (
  <TileGrid min="7em">
    {looks.map((look, at) => {
      const { id, name, vendor } = games[at] ?? games[0]
      const labels = { open: `About ${name}`, play: 'Play', demo: 'Free trial', favourite: name }
      return (
        <GameTile
          key={id}
          name={name}
          vendor={vendor}
          nodeId={id}
          art={poster(id)}
          labels={labels}
          onOpen={() => undefined}
          {...look}
        />
      )
    })}
  </TileGrid>
)

const hot = { badge: { kind: 'hot', label: 'Hot' } } as const

export const gameTilePairs = doAndDont(
  {
    why: 'A badge stands out while few games have one.',
    right: <Looks looks={[hot, {}, {}]} />,
    wrong: <Looks looks={[hot, hot, hot]} />,
  },
  {
    why: 'A state is written out, and the name is as the vendor writes it.',
    right: <Looks looks={[{ state: 'maintenance', stateLabel: 'Under maintenance' }]} />,
    wrong: (
      <Looks looks={[{ name: 'LANTERN FESTIVAL!!!', state: 'maintenance', stateLabel: 'N/A' }]} />
    ),
  },
)
