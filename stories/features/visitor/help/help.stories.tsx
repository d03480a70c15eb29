import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Features/Help/Help centre',
  play: () => page.findByRole('article').then(() => undefined),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (route: string, scenario = 'guest') => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route,
})
const PHONE = { viewport: { value: 'phone' } }

const shows = (text: string | RegExp) => async () => {
  const dialog = within(await page.findByRole('dialog'))
  await dialog.findByText(text)
}

export const Ready: Story = {
  parameters: { ...at('/pointMall?popup=help#limits'), ...inBengaliToo },
}

export const Search: Story = {
  parameters: at('/help'),
  play: async () => {
    await page.findByRole('heading', { level: 3, name: 'Opening an account' })
    await userEvent.keyboard('/')
    await userEvent.keyboard('Limit deposit')
    await page.findByText(/^\d+ articles found$/)
    await expect(page.getAllByText(/limit/i, { selector: 'mark' }).length).toBeGreaterThan(0)
  },
}

export const Loading: Story = { parameters: at('/help', 'slow'), play: shows('Help centre') }

/** ADR 0022: an answer without its lists breaks the contract. */
export const WithoutLists: Story = {
  parameters: { ...at('/help', 'missing-arrays'), expectedErrors: ['breaks the contract'] },
  play: shows('Reference for customer service'),
}

export const Failed: Story = {
  parameters: at('/help', 'http-500'),
  play: shows('Reference for customer service'),
}

/** The article replaces the list. Back in the list, the focus is where it was. */
export const Phone: Story = {
  parameters: at('/help'),
  globals: PHONE,
  play: async () => {
    await userEvent.click(await page.findByRole('link', { name: 'Opening an account' }))
    await userEvent.click(await page.findByRole('button', { name: 'All articles' }))
    const link = await page.findByRole('link', { name: 'Opening an account' })
    await waitFor(() => expect(link).toHaveFocus())
  },
}

export const Arabic: Story = {
  parameters: at('/help#fees-and-times'),
  globals: { language: 'AR', ...PHONE },
}

export const NothingFound: Story = {
  tags: ['!test'],
  parameters: at('/help'),
  play: async () => {
    const field = await page.findByRole('searchbox', { name: 'Search help' })
    await userEvent.type(field, 'submarine')
  },
}

export const Offline: Story = {
  tags: ['!test'],
  parameters: at('/help', 'offline'),
  play: shows('Try again'),
}

export const HostileHtml: Story = { tags: ['!test'], parameters: at('/help', 'hostile-html') }

export const Daylight: Story = {
  tags: ['!test'],
  parameters: at('/help#fees-and-times'),
  globals: { language: 'AR', theme: 'daylight' },
}

export const Bengali: Story = {
  tags: ['!test'],
  parameters: at('/help#wagering'),
  globals: { language: 'BN' },
}
