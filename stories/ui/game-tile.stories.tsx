import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { GameTile, GameTileSkeleton } from '#ui/game-tile/game-tile.tsx'
import { gameTilePairs } from './do-and-dont/game-tile.tsx'
import { TileGrid } from './layout.tsx'
import { narrowFavourite } from './narrow-tile.tsx'
import { games, poster } from './sample-art.ts'

const labels = (name: string) => ({
  open: `About ${name}`,
  play: 'Play',
  demo: 'Free trial',
  favourite: `Favourite ${name}`,
})

const meta = {
  title: 'UI/GameTile',
  tags: ['autodocs'],
  component: GameTile,
  args: {
    name: 'Lantern Festival',
    vendor: 'Rajhans',
    nodeId: 3,
    art: poster(3),
    badge: { kind: 'hot', label: 'Hot' },
    labels: labels('Lantern Festival'),
    onOpen: fn(),
    onPlay: fn(),
    onDemo: fn(),
    onFavourite: fn(),
  },
  parameters: {
    bn: {
      name: 'ফানুস উৎসব',
      badge: { kind: 'hot', label: 'জনপ্রিয়' },
      labels: { open: 'ফানুস উৎসব', play: 'খেলুন', demo: 'ডেমো', favourite: 'প্রিয় তালিকায়' },
    },
  },
} satisfies Meta<typeof GameTile>
export default meta
type Story = StoryObj<typeof meta>

/** Six background themes, by node id. */
export const Wall: Story = {
  render: (args) => (
    <TileGrid min="var(--tile-min)">
      {games.map((game) => (
        <GameTile
          key={game.id}
          {...args}
          name={args.name === meta.args.name ? game.name : game.bn}
          vendor={game.vendor}
          nodeId={game.id}
          art={poster(game.id)}
          badge={game.id % 3 ? undefined : args.badge}
          favourite={game.id % 4 === 1}
        />
      ))}
    </TileGrid>
  ),
}

export const States: Story = {
  render: (args) => (
    <TileGrid min="var(--tile-min)">
      <GameTile {...args} badge={{ kind: 'new', label: 'New' }} />
      <GameTile {...args} favourite />
      <GameTile {...args} state="maintenance" stateLabel="Under maintenance" />
      <GameTile {...args} state="demo-only" stateLabel="Trial only" />
      <GameTile {...args} name="The very long tale of the lanterns on the river at night" />
      <GameTile {...args} art="data:image/png;base64,AAAA" />
      <GameTileSkeleton />
    </TileGrid>
  ),
}

export const Wide: Story = {
  render: (args) => (
    <TileGrid min="16em">
      {[1, 4, 5].map((n) => (
        <GameTile
          key={n}
          {...args}
          shape="wide"
          art={poster(n, 640, 360)}
          nodeId={n}
          badge={{ kind: 'live', label: 'Live' }}
        />
      ))}
      <GameTileSkeleton shape="wide" />
    </TileGrid>
  ),
}

export const Keyboard: Story = {
  render: (args) => (
    <TileGrid min="var(--tile-w)">
      <GameTile {...args} />
    </TileGrid>
  ),
  play: async ({ args, userEvent }) => {
    for (const called of [args.onOpen, args.onPlay, args.onDemo]) {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(called).toHaveBeenCalledOnce()
    }
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onFavourite).toHaveBeenCalledWith(true)
  },
}

export const NarrowFavourite: Story = narrowFavourite

export const PhoneBengaliRightToLeft: Story = {
  ...States,
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = gameTilePairs
