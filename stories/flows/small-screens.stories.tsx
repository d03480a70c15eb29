import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor, within } from 'storybook/test'
import { screen } from '../setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Flows/Small screens',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string, route: string) => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route,
})
const phone = { viewport: { value: 'phone' } }
const heightOf = (element: Element) => element.getBoundingClientRect().height

/** F-01: in a game the strip is one row: mark, helpline and limits, each a finger high. */
export const StripInAGame: Story = {
  parameters: at('member', '/game/10005'),
  globals: { ...phone, language: 'BN' },
  play: async () => {
    const strip = await page.findByRole('complementary', { name: 'নিরাপদ খেলা' })
    const line = within(strip).getByRole('link', { name: /^কথা বলতে চান\? Suborno Care: / })
    const limits = within(strip).getByRole('button', { name: 'সীমা ঠিক করুন' })
    await waitFor(() => expect(line).toBeVisible())
    for (const way of [line, limits]) await expect(heightOf(way)).toBeGreaterThanOrEqual(44)
    await expect(heightOf(strip)).toBeLessThan(60)
    await expect(within(strip).getByText(/বছর বা তার বেশি বয়সীদের জন্য/)).toBeInTheDocument()
  },
}

const marked = (is: boolean): NonNullable<Story['play']> =>
  async function play() {
    const bar = within(await page.findByRole('navigation', { name: 'Quick menu' }))
    const games = await bar.findByRole('link', { name: 'Games' })
    if (is) await expect(games).toHaveAttribute('aria-current', 'page')
    else await expect(games).not.toHaveAttribute('aria-current')
  }

/** The bottom bar marks "Games" on every list of games. */
export const GamesMarked: Story = {
  parameters: at('guest', '/sports'),
  globals: phone,
  play: marked(true),
}

export const GamesNotMarked: Story = {
  parameters: at('guest', '/winners'),
  globals: phone,
  play: marked(false),
}

/** Between phone and desktop there is no bottom bar: paying in stays in the header. */
export const TabletMember: Story = {
  parameters: at('member', '/pointMall'),
  globals: { viewport: { value: 'tablet' }, language: 'BN' },
  play: async () => {
    const head = within(await page.findByRole('banner'))
    await waitFor(() => expect(head.getByRole('link', { name: 'টাকা জমা' })).toBeVisible())
    await expect(head.queryByRole('link', { name: 'টাকা তুলুন' })).toBeNull()
  },
}
