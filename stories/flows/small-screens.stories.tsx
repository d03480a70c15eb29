import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { screen } from '#stories/setup/portal.tsx'
import { shellParameters } from './frame.ts'

const meta = {
  ...screen,
  title: 'Flows/Small screens',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const heightOf = (element: Element) => element.getBoundingClientRect().height

/** F-01: in a game the safer-gambling strip is one row, with links at least 44 px high. */
export const StripInAGame: Story = {
  parameters: shellParameters('member', '/game/10005'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
  play: async () => {
    const strip = await page.findByRole('complementary', { name: 'দায়িত্বশীল খেলা' })
    const line = within(strip).getByRole('link', { name: /^কথা বলতে চান\? সুবর্ণ কেয়ার: / })
    const limits = within(strip).getByRole('button', { name: 'সীমা ঠিক করুন' })
    await waitFor(() => expect(line).toBeVisible())
    for (const way of [line, limits]) await expect(heightOf(way)).toBeGreaterThanOrEqual(44)
    await expect(heightOf(strip)).toBeLessThan(60)
    await expect(within(strip).getByText(/বছর বা তার বেশি বয়সীদের জন্য/)).toBeInTheDocument()
  },
}

/** A tablet has no bottom bar, so the deposit button stays in the header. */
export const TabletMember: Story = {
  parameters: shellParameters('member', '/pointMall'),
  globals: { viewport: { value: 'tablet' }, language: 'BN' },
  play: async () => {
    const head = within(await page.findByRole('banner'))
    await waitFor(() => expect(head.getByRole('link', { name: 'টাকা জমা' })).toBeVisible())
    await expect(head.queryByRole('link', { name: 'টাকা তুলুন' })).toBeNull()
  },
}

/** The game types that do not fit fade out. A mouse reaches them by an arrow, which goes at the end of the row. */
export const GameTypesThatScroll: Story = {
  parameters: shellParameters('member', '/pointMall'),
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    const nav = await page.findByRole('navigation', { name: 'Games' })
    const last = within(nav).getByRole('link', { name: 'Promotions' })
    const arrow = nav.querySelector('[data-to="after"]')
    if (!arrow) throw new Error('The row has no arrow.')
    await waitFor(() => expect(arrow).toBeVisible())
    await expect(last.getBoundingClientRect().right).toBeGreaterThan(window.innerWidth)
    await userEvent.click(arrow)
    await userEvent.click(arrow)
    await waitFor(() => expect(arrow).not.toBeVisible())
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}
