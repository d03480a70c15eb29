import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { phoneArabic, shows, showsTitle, stageAt } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Winners/Winners' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = stageAt('/winners')
const list = (name = 'Winners, highest first') => page.findByRole('list', { name })

/** Filters, pages and the game sheet. */
export const Ready: Story = {
  parameters: { ...at('guest'), ...inBengaliToo },
  play: async () => {
    await expect(within(await list()).getAllByRole('listitem')).toHaveLength(20)
    await expect(page.getByText('Sample data')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Next page' }))
    await waitFor(async () => expect(await list()).toHaveAttribute('start', '21'))
    const kinds = within(page.getByRole('navigation', { name: 'Game types' }))
    await userEvent.click(kinds.getByRole('link', { name: 'Fishing' }))
    await waitFor(async () => expect(await list()).toHaveAttribute('start', '1'))
    const [first] = within(await list()).getAllByRole('link')
    if (first) await userEvent.click(first)
    const sheet = await page.findByRole('dialog')
    await expect(within(sheet).getByRole('button', { name: 'Play' })).toBeVisible()
  },
}

export const Loading: Story = { parameters: at('guest+slow'), play: showsTitle('Winners') }

export const Empty: Story = {
  parameters: at('guest+empty-lists'),
  play: shows('Nobody is on this list yet.'),
}

export const Failed: Story = {
  parameters: at('guest+http-500'),
  play: shows('Reference for customer service'),
}

/** An amount stays on one line in a narrow column. */
export const Tablet: Story = {
  parameters: at('guest'),
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    const [amount] = await page.findAllByText(/^৳[\d,]+\.\d\d$/)
    await expect(amount?.getClientRects()).toHaveLength(1)
    await expect(amount?.getBoundingClientRect().height).toBeLessThan(32)
  },
}

export const PhoneArabic: Story = {
  parameters: at('guest', '?period=month&type=live'),
  globals: phoneArabic,
  play: async () => {
    await list('الفائزون، الأعلى أولًا')
  },
}

export const Daylight: Story = {
  parameters: at('guest'),
  globals: { theme: 'daylight' },
  tags: ['!test'],
}

export const Offline: Story = {
  parameters: at('guest+offline'),
  tags: ['!test'],
  play: showsOffline,
}
