import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { VendorTile, VendorTileSkeleton } from '#ui/vendor-tile/vendor-tile.tsx'
import { vendorTilePairs } from './do-and-dont/vendor-tile.tsx'
import { TileGrid } from './layout.tsx'
import { poster, wordMark } from './sample-art.ts'

const meta = {
  title: 'UI/VendorTile',
  tags: ['autodocs'],
  component: VendorTile,
  args: {
    name: 'Rajhans',
    note: '214 games',
    nodeId: 4,
    art: wordMark('Rajhans'),
    onSelect: fn(),
  },
  parameters: { bn: { name: 'রাজহংস', note: '২১৪টি গেম' } },
} satisfies Meta<typeof VendorTile>

export default meta
type Story = StoryObj<typeof meta>

const names = ['Rajhans', 'Shapla', 'Kashful', 'Padma', 'Doyel', 'Meghna']

export const Logos: Story = {
  render: (args) => (
    <TileGrid min="var(--tile-min)">
      {names.map((name, n) => (
        <VendorTile key={name} {...args} name={name} nodeId={n} art={wordMark(name)} />
      ))}
    </TileGrid>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Shapla/ }))
    await expect(args.onSelect).toHaveBeenCalledOnce()
  },
}

export const Wide: Story = {
  render: (args) => (
    <TileGrid min="16em">
      {[0, 1, 2].map((n) => (
        <VendorTile
          key={n}
          {...args}
          shape="wide"
          nodeId={n}
          art={poster(n + 2, 640, 360)}
          badge={{ kind: 'live', label: 'Live' }}
        />
      ))}
    </TileGrid>
  ),
}

export const States: Story = {
  render: (args) => (
    <TileGrid min="var(--tile-min)">
      <VendorTile {...args} badge={{ kind: 'new', label: 'New' }} />
      <VendorTile {...args} closedLabel="Under maintenance" />
      <VendorTile
        {...args}
        art="data:image/png;base64,AAAA"
        name="A vendor with a very long name"
      />
      <VendorTileSkeleton />
    </TileGrid>
  ),
}

export const AsLink: Story = {
  args: {
    link: (className, content) => (
      <a href="#vendor" className={className}>
        {content}
      </a>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'var(--vendor-w)' }}>
        <Story />
      </div>
    ),
  ],
}

export const PhoneBengaliRightToLeft: Story = {
  ...States,
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = vendorTilePairs
