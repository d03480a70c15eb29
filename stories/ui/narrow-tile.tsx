import { expect, screen } from 'storybook/test'
import { GameTile, type GameTileProps } from '#ui/game-tile/game-tile.tsx'

/** A favourite at the smallest width of a tile: the badge is readable next to the heart, and the fact below. */
export const narrowFavourite = {
  args: {
    favourite: true,
    badge: { kind: 'jackpot' as const, label: 'Jackpot' },
    fact: 'RTP 94.8%',
  },
  globals: { viewport: { value: 'phone' } },
  render: (args: GameTileProps) => (
    <div style={{ inlineSize: 'var(--tile-min)' }}>
      <GameTile {...args} />
    </div>
  ),
  play: async ({ args }: { args: GameTileProps }) => {
    const fact = screen.getByText('RTP 94.8%')
    await expect(fact.scrollWidth).toBeLessThanOrEqual(fact.clientWidth)
    const badge = screen.getByText('Jackpot')
    await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth)
    const heart = screen.getByRole('button', { name: args.labels.favourite })
    const { insetInlineStart } = getComputedStyle(heart, '::before')
    const disc = heart.getBoundingClientRect().left + Number.parseFloat(insetInlineStart)
    await expect(badge.getBoundingClientRect().right).toBeLessThanOrEqual(disc)
  },
}
