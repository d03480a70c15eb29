import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { GameTile } from '#ui/game-tile/game-tile.tsx'
import { tilePlace, VirtualGrid } from '#ui/virtual-grid/virtual-grid.tsx'
import { games, poster } from './sample-art.ts'

const COUNT = 10_000
const press = fn()

const tile = (count: number) =>
  function render(index: number) {
    const game = games[index % games.length]
    return (
      <GameTile
        name={`${game?.name} ${index + 1}`}
        nodeId={index}
        art={poster((index % 6) + 1)}
        labels={{
          open: `${game?.name} ${index + 1}`,
          play: 'Play',
          demo: 'Try',
          favourite: 'Like',
        }}
        place={tilePlace(index, count)}
        onOpen={press}
      />
    )
  }

const meta = {
  title: 'UI/VirtualGrid',
  tags: ['autodocs'],
  component: VirtualGrid,
  args: { label: 'Games', count: COUNT, keyOf: (index) => index, children: tile(COUNT) },
} satisfies Meta<typeof VirtualGrid>

export default meta
type Story = StoryObj<typeof meta>

/** Of ten thousand tiles only the visible ones are rendered. */
export const TenThousand: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /^\S.* 1$/ })
    await expect(canvasElement.querySelectorAll('article').length).toBeLessThan(120)
    await expect(canvas.getByRole('feed')).toHaveAttribute('aria-busy', 'false')
  },
}

export const Few: Story = { tags: ['!test'], args: { count: 5, children: tile(5) } }

export const Wide: Story = {
  tags: ['!test'],
  args: { shape: 'wide', count: 40, children: tile(40) },
}

/** Arrow keys move between tiles, including tiles that are not rendered yet. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^\S.* 1$/ })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^\S.* 1$/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^\S.* 2$/ })).toHaveFocus())
    await userEvent.keyboard('{End}')
    const last = await canvas.findByRole('button', { name: /^\S.* 10000$/ })
    await waitFor(() => expect(last).toHaveFocus())
    await expect(last.closest('article')).toHaveAttribute('aria-posinset', '10000')
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^\S.* 1$/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(press).toHaveBeenCalled()
  },
}
