import { Carousel } from '#ui/carousel/carousel.tsx'
import { GameTile } from '#ui/game-tile/game-tile.tsx'
import { ScrollArea } from '#ui/scroll-area/scroll-area.tsx'
import { games, poster } from '../sample-art.ts'
import { doAndDont } from './do-and-dont.tsx'

const tiles = games
  .slice(0, 6)
  .map(({ id, name, vendor }) => (
    <GameTile
      key={id}
      name={name}
      vendor={vendor}
      nodeId={id}
      art={poster(id)}
      labels={{ open: `About ${name}`, play: 'Play', demo: 'Free trial', favourite: name }}
      onOpen={() => undefined}
    />
  ))

export const scrollAreaPairs = doAndDont({
  why: 'A row of games is a Carousel, which snaps and has arrows for a mouse.',
  right: (
    <Carousel
      label="Slots in a carousel"
      slidesPerView={2.4}
      gap={12}
      arrows="over"
      labels={{
        previous: 'Back',
        next: 'Forward',
        pause: 'Pause',
        play: 'Start',
        slide: (index: number, count: number) => `${index + 1} of ${count}`,
      }}
    >
      {tiles}
    </Carousel>
  ),
  wrong: (
    <ScrollArea aria-label="Slots that scroll">
      <div style={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '9em', gap: '12px' }}>
        {tiles}
      </div>
    </ScrollArea>
  ),
})
