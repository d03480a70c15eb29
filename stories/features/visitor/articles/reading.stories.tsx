import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent } from 'storybook/test'
import { screen } from '../../../setup/portal.tsx'
import { saysOffline } from '../../../setup/says-offline.ts'

const meta = {
  ...screen,
  title: 'Features/Reading',
  play: () => page.findByRole('link', { name: 'What RTP really says' }).then(() => undefined),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (route: string, scenario = 'guest') => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route,
})
const PHONE = { viewport: { value: 'phone' } }
const says = (words: string | RegExp) => async () => {
  await page.findByText(words)
}
const headed = (name: string) => () =>
  page.findByRole('heading', { level: 1, name }).then(() => undefined)

export const Blog: Story = {
  parameters: at('/blog'),
  play: async () => {
    await page.findByRole('link', { name: 'What RTP really says' })
    await userEvent.click(page.getByRole('button', { name: 'Older ones' }))
    await page.findByRole('link', { name: 'How a jackpot grows' })
    await expect(page.getByRole('button', { name: 'Page 2, last' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}
export const News: Story = {
  parameters: at('/news'),
  play: headed('News'),
}
export const Article: Story = {
  parameters: at('/blog?id=301'),
  play: says('An example'),
}
export const Gone: Story = {
  parameters: at('/blog?id=999'),
  play: says('This article is not here any more.'),
}
export const Loading: Story = { parameters: at('/blog', 'guest+slow'), play: headed('Blog') }
export const Empty: Story = {
  parameters: at('/news', 'guest+empty-lists'),
  play: says('There is no news yet.'),
}
export const Failed: Story = {
  parameters: at('/blog', 'guest+http-500'),
  play: says('Reference for support'),
}
export const Refused: Story = {
  parameters: at('/news?id=401', 'guest+http-403'),
  play: says('This is not available to you here.'),
}
export const Offline: Story = {
  parameters: at('/blog', 'guest+offline'),
  play: saysOffline,
}
export const HostileHtml: Story = {
  parameters: at('/blog?id=301', 'guest+hostile-html'),
  play: async () => {
    await page.findByText('Hover over me')
    await expect(window).not.toHaveProperty('hostile')
  },
}
export const ManyPages: Story = {
  parameters: at('/news?page=5', 'guest+huge-lists'),
  play: () => page.findByRole('button', { name: 'Page 5' }).then(() => undefined),
}
export const RightToLeft: Story = {
  parameters: at('/blog'),
  globals: { direction: 'rtl', theme: 'daylight' },
}
export const Bengali: Story = {
  parameters: at('/blog?id=301'),
  globals: { language: 'BN' },
  play: headed('RTP আসলে কী বলে'),
}
export const PhoneBengali: Story = {
  parameters: at('/news'),
  globals: { language: 'BN', ...PHONE },
  play: headed('খবর'),
}
