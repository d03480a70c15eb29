import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { changeLanguage } from '../../../../src/i18n/i18n.ts'
import { screen } from '../../../setup/portal.tsx'

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

const article = (name: string) => page.findByRole('heading', { level: 3, name })
const says = (words: string | RegExp) => async () => {
  const dialog = within(await page.findByRole('dialog'))
  await dialog.findByText(words)
}

export const Ready: Story = { parameters: at('/help') }

export const Anchor: Story = {
  parameters: at('/pointMall?popup=help#limits'),
  play: async () => {
    await article('Setting limits')
    await expect(page.getByRole('link', { current: true })).toHaveTextContent('Setting limits')
  },
}

export const Search: Story = {
  parameters: at('/help'),
  play: async () => {
    await article('Opening an account')
    await userEvent.keyboard('/')
    await userEvent.keyboard('Limit deposit')
    await page.findByText(/^\d+ articles found$/)
    await expect(page.getAllByText(/limit/i, { selector: 'mark' }).length).toBeGreaterThan(0)
  },
}

export const NothingFound: Story = {
  parameters: at('/help'),
  play: async () => {
    const field = await page.findByRole('searchbox', { name: 'Search the help' })
    await userEvent.type(field, 'submarine')
    await page.findByText(/^We found nothing for/)
    await expect(page.getAllByRole('button', { name: 'Write to us' })).toHaveLength(2)
  },
}

export const LanguageChange: Story = {
  parameters: at('/help#limits'),
  play: async () => {
    await article('Setting limits')
    await changeLanguage('BN')
    await article('সীমা ঠিক করা')
    await changeLanguage('EN')
    await article('Setting limits')
  },
}

export const Loading: Story = { parameters: at('/help', 'slow'), play: says('Help centre') }

export const Empty: Story = {
  parameters: at('/help', 'missing-arrays'),
  play: says(/^There is nothing to read here yet/),
}

export const Failed: Story = {
  parameters: at('/help', 'http-500'),
  play: says('Reference for support'),
}

export const Offline: Story = {
  parameters: at('/help', 'offline'),
  play: says('Try again'),
}

export const HostileHtml: Story = {
  parameters: at('/help', 'hostile-html'),
  play: async () => {
    await page.findByText('Hover over me')
    await expect(window).not.toHaveProperty('hostile')
    await expect(page.queryByRole('button', { name: 'Log in again' })).not.toBeInTheDocument()
  },
}

export const RightToLeft: Story = {
  parameters: at('/help#fees-and-times'),
  globals: { direction: 'rtl', theme: 'daylight' },
}

export const Bengali: Story = { parameters: at('/help#wagering'), globals: { language: 'BN' } }

export const PhoneList: Story = {
  parameters: at('/help'),
  globals: PHONE,
  play: async () => {
    await userEvent.click(await page.findByRole('link', { name: 'Opening an account' }))
    await userEvent.click(await page.findByRole('button', { name: 'All articles' }))
    const door = await page.findByRole('link', { name: 'Opening an account' })
    await waitFor(() => expect(door).toHaveFocus())
  },
}

export const PhoneArticleBengali: Story = {
  parameters: at('/help#fees-and-times'),
  globals: { language: 'BN', ...PHONE },
}
