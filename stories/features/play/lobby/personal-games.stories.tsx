import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { phoneArabic } from '../../stage.ts'

const meta = {
  ...screen,
  title: 'Features/Play/Own games',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string, route: string) => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route,
})
const ready: NonNullable<Story['play']> = async () => {
  const grid = await page.findByRole('feed')
  await waitFor(() => expect(within(grid).getAllByRole('article').length).toBeGreaterThan(1))
}

/** The search filters the list by name and vendor. Without a result, it can be cleared. */
export const Searched: Story = {
  parameters: { ...at('member', '/favorite'), ...inBengaliToo },
  play: async (context) => {
    await ready(context)
    const name = page.getAllByRole('article')[0]?.getAttribute('aria-label') ?? ''
    const field = page.getByRole('searchbox', { name: 'Search games and vendors' })
    await userEvent.type(field, name.slice(0, 5).toUpperCase())
    await waitFor(() => expect(page.getByRole('article', { name })).toBeVisible())
    await userEvent.clear(field)
    await userEvent.type(field, 'zzqqxxww')
    await expect(await page.findByText(/None of these games/)).toBeVisible()
    const [back] = page.getAllByRole('button', { name: 'Clear search' }).toReversed()
    if (back) await userEvent.click(back)
    await ready(context)
  },
}

/**
 * F-13: undo restores a removed favourite at its place, and the focus is never lost. Needs a clock that moves, and so
 * has no picture.
 */
export const Undone: Story = {
  parameters: { ...at('member', '/favorite'), chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await ready(context)
    const [first, second] = page.getAllByRole('article')
    const name = first?.getAttribute('aria-label') ?? ''
    const next = second?.getAttribute('aria-label') ?? ''
    const heart = await page.findByRole('button', { name: `Favourite: ${name}` })
    heart.focus()
    await userEvent.keyboard('{Enter}')
    const undo = await page.findByRole('button', { name: 'Undo' })
    // The game can still appear among the popular games below the list.
    const list = within(page.getByRole('feed'))
    await expect(list.queryByRole('article', { name })).toBeNull()
    const neighbour = page.getByRole('article', { name: next })
    await waitFor(() => expect(neighbour.contains(document.activeElement)).toBe(true))
    await userEvent.click(undo)
    await waitFor(() => expect(page.getAllByRole('article')[0]).toHaveAccessibleName(name))
  },
}

export const Empty: Story = {
  parameters: at('member+empty-lists', '/favorite'),
}

export const Loading: Story = { parameters: at('member+slow', '/favorite') }

export const Failed: Story = {
  parameters: at('member+http-500', '/favorite'),
  play: async () => {
    // The message about the account may add a second retry button.
    const [again] = await page.findAllByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
  },
}

/** A guest is asked to log in. */
export const Refused: Story = {
  parameters: at('guest', '/favorite'),
  play: async () => {
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
  },
}

export const PhoneArabic: Story = {
  parameters: at('member', '/favorite'),
  globals: phoneArabic,
  play: ready,
}

export const Favourites: Story = {
  parameters: at('member', '/favorite'),
  tags: ['!test'],
  play: ready,
}

export const Recent: Story = { parameters: at('member', '/recent'), tags: ['!test'], play: ready }

export const New: Story = { parameters: at('member-new', '/recent'), tags: ['!test'] }

export const Offline: Story = { parameters: at('member+offline', '/favorite'), tags: ['!test'] }
