import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { changeLanguage } from '../../../src/i18n/i18n.ts'
import { at, PATIENT, PHONE, stage } from './stage.tsx'

const meta = {
  ...stage,
  title: 'Features/Help/Help centre',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const address = () => page.getByTestId('address').textContent
const article = (name: string) => page.findByRole('heading', { level: 3, name }, PATIENT)
const says = (words: string | RegExp) => async () => {
  await page.findByText(words, {}, PATIENT)
}

export const Ready: Story = {
  parameters: at('/help'),
  play: async () => {
    await article('Opening an account')
    await expect(address()).toBe('/help')
  },
}

export const Anchor: Story = {
  parameters: at('/?popup=help#limits'),
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
    const field = await page.findByRole('searchbox', { name: 'Search the help' }, PATIENT)
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
    await expect(address()).toBe('/help#limits')
    await changeLanguage('EN')
    await article('Setting limits')
  },
}

export const Loading: Story = { parameters: at('/help', 'slow') }

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
    await page.findByText('Hover over me', {}, PATIENT)
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
    await userEvent.click(await page.findByRole('link', { name: 'Opening an account' }, PATIENT))
    await userEvent.click(await page.findByRole('button', { name: 'All articles' }))
    const door = await page.findByRole('link', { name: 'Opening an account' })
    await waitFor(() => expect(door).toHaveFocus())
    await expect(address()).toBe('/help')
  },
}

export const PhoneArticleBengali: Story = {
  parameters: at('/help#fees-and-times'),
  globals: { language: 'BN', ...PHONE },
}
