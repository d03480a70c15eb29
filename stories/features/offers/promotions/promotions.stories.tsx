import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { screen } from '../../../setup/portal.tsx'
import { saysOffline } from '../../../setup/says-offline.ts'

const meta = {
  ...screen,
  title: 'Features/Promotions/Promotions',
  play: () => page.findAllByRole('article').then(() => undefined),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string, search = '') => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: `/promotions${search}`,
})
const PHONE = { viewport: { value: 'phone' } }
const says = (words: string | RegExp) => async () => {
  await page.findByText(words)
}

export const Ready: Story = { parameters: at('guest') }

export const Filtered: Story = {
  parameters: at('guest', '?type=live'),
  play: async () => {
    await page.findByRole('article')
    const row = within(page.getByRole('navigation', { name: 'Kinds of promotions' }))
    await userEvent.click(row.getByRole('link', { name: 'Rankings' }))
    await page.findByText('There is no promotion of this kind right now.')
    await userEvent.click(page.getByRole('link', { name: 'Show all promotions' }))
    await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(12))
  },
}

export const Applied: Story = {
  parameters: at('member+promotions-applied'),
  play: says('Being looked at'),
}

export const AllOver: Story = {
  parameters: at('guest+promotions-ended'),
  play: () => page.findAllByText(/^Ended /).then(() => undefined),
}

export const Loading: Story = {
  parameters: at('guest+slow'),
  play: () => page.findByRole('heading', { name: 'Promotions' }).then(() => undefined),
}

export const Empty: Story = {
  parameters: at('guest+promotions-none'),
  play: says('There are no promotions at the moment.'),
}

export const Failed: Story = {
  parameters: at('guest+http-500'),
  play: says('Reference for support'),
}

export const Refused: Story = {
  parameters: at('guest+http-403'),
  play: says('This is not available to you here.'),
}

export const Offline: Story = {
  parameters: at('guest+offline'),
  play: saysOffline,
}

export const LostPictures: Story = { parameters: at('guest+image-404') }
export const Bengali: Story = { parameters: at('guest'), globals: { language: 'BN' } }
export const Daylight: Story = { parameters: at('member'), globals: { theme: 'daylight' } }
export const RightToLeft: Story = { parameters: at('guest'), globals: { direction: 'rtl' } }
export const LongWords: Story = { parameters: at('guest'), globals: { language: 'pseudo' } }
export const PhoneBengali: Story = {
  parameters: at('member+promotions-applied'),
  globals: { language: 'BN', ...PHONE },
}
