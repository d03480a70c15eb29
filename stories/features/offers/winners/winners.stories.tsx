import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { screen } from '../../../setup/portal.tsx'
import { saysOffline } from '../../../setup/says-offline.ts'

const list = () => page.findByRole('list', { name: 'Winners, highest first' })

const meta = {
  ...screen,
  title: 'Features/Winners/Winners',
  play: () => list().then(() => undefined),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string, search = '') => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: `/winners${search}`,
})
const says = (words: string | RegExp) => async () => {
  await page.findByText(words)
}

/** The filters, the pages, and a game's sheet. */
export const Ready: Story = {
  parameters: at('guest'),
  play: async () => {
    await expect(within(await list()).getAllByRole('listitem')).toHaveLength(20)
    await expect(page.getByText('Sample data')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Next page' }))
    await waitFor(async () => expect(await list()).toHaveAttribute('start', '21'))
    const kinds = within(page.getByRole('navigation', { name: 'Kinds of games' }))
    await userEvent.click(kinds.getByRole('link', { name: 'Fishing' }))
    await waitFor(async () => expect(await list()).toHaveAttribute('start', '1'))
    const [first] = within(await list()).getAllByRole('link')
    if (first) await userEvent.click(first)
    const sheet = await page.findByRole('dialog')
    await expect(within(sheet).getByRole('button', { name: 'Play' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: at('guest+slow'),
  play: () => page.findByRole('heading', { level: 1, name: 'Winners' }).then(() => undefined),
}

export const Empty: Story = {
  parameters: at('guest+empty-lists'),
  play: says('Nobody is on this list yet.'),
}

export const Failed: Story = {
  parameters: at('guest+http-500'),
  play: says('Reference for support'),
}

export const Offline: Story = {
  parameters: at('guest+offline'),
  play: saysOffline,
}

export const RightToLeft: Story = {
  parameters: at('guest'),
  globals: { direction: 'rtl', theme: 'daylight' },
}

export const PhoneBengali: Story = {
  parameters: at('guest', '?period=month&type=live'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
  play: () => page.findByRole('list', { name: 'বিজয়ীদের তালিকা, বড় জয় আগে' }).then(() => undefined),
}

/** A sum stays in one line, however narrow its column. */
export const Tablet: Story = {
  parameters: at('guest'),
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    const [sum] = await page.findAllByText(/^৳[\d,]+\.\d\d$/)
    await expect(sum?.getClientRects()).toHaveLength(1)
    await expect(sum?.getBoundingClientRect().height).toBeLessThan(32)
  },
}
