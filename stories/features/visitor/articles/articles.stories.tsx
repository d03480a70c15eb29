import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Features/Articles',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (route: string, scenario = 'guest') => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route,
})
const shows = (text: string) => async () => void (await page.findByText(text))

export const Blog: Story = {
  parameters: { ...at('/blog'), ...inBengaliToo },
  play: shows('What RTP really says'),
}

export const Article: Story = {
  parameters: at('/blog?id=301'),
  play: shows('An example'),
}

export const Loading: Story = {
  parameters: at('/blog', 'guest+slow'),
  play: async () => void (await page.findByRole('region', { name: 'Loading' })),
}

export const Empty: Story = {
  parameters: at('/news', 'guest+empty-lists'),
  play: shows('No news yet.'),
}

export const Failed: Story = {
  parameters: at('/blog', 'guest+http-500'),
  play: shows('Reference for customer service'),
}

export const Refused: Story = {
  parameters: at('/news?id=401', 'guest+http-403'),
  play: shows('You do not have access to this.'),
}

export const Offline: Story = {
  parameters: at('/blog', 'guest+offline'),
  play: async () => void (await page.findByRole('button', { name: 'Try again' })),
}

export const Arabic: Story = {
  parameters: at('/news?page=5', 'guest+huge-lists'),
  globals: { language: 'AR', viewport: { value: 'phone' } },
  play: async () => void (await page.findByRole('heading', { level: 1, name: 'الأخبار' })),
}

export const News: Story = { tags: ['!test'], parameters: at('/news') }

export const Gone: Story = { tags: ['!test'], parameters: at('/blog?id=999') }

export const HostileHtml: Story = {
  tags: ['!test'],
  parameters: at('/blog?id=301', 'guest+hostile-html'),
}

export const Daylight: Story = {
  tags: ['!test'],
  parameters: at('/blog'),
  globals: { theme: 'daylight' },
}

export const Bengali: Story = {
  tags: ['!test'],
  parameters: at('/blog?id=301'),
  globals: { language: 'BN' },
}
