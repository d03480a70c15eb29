import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Features/Announcements/Notices',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string, notice = '') => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: `/pointMall?popup=notices${notice}`,
})

const opened = async (name = 'Notices') => within(await page.findByRole('dialog', { name }))

export const Ready: Story = {
  parameters: { ...at('guest'), ...inBengaliToo },
  play: async () => {
    const dialog = await opened()
    await dialog.findByRole('button', { name: /^Bank transfers may take/, expanded: true })
    await waitFor(() => expect(dialog.getByText(/Mobile wallets work as always/)).toBeVisible())
  },
}

/** The address names the notice that was clicked in the marquee. */
export const OneExpanded: Story = {
  parameters: at('member', '&notice=103'),
  play: async () => {
    const dialog = await opened()
    await waitFor(() => expect(dialog.getByText(/A lower limit applies at once/)).toBeVisible())
    const expanded = dialog.getAllByRole('button', { expanded: true })
    await expect(expanded).toHaveLength(1)
    await waitFor(() => expect(expanded[0]).toHaveFocus())
  },
}

export const Loading: Story = {
  parameters: at('slow'),
  play: async () => void (await (await opened()).findByRole('status', { name: 'Loading' })),
}

export const Empty: Story = {
  parameters: at('no-announcements'),
  play: async () => void (await (await opened()).findByText(/^No notices right now/)),
}

export const Failed: Story = {
  parameters: at('http-500'),
  play: async () => {
    const dialog = await opened()
    await dialog.findByRole('button', { name: 'Try again' })
    await dialog.findByText('Reference for customer service')
  },
}

export const HostileTexts: Story = {
  parameters: at('guest+hostile-html', '&notice=101'),
  play: async () => {
    const dialog = await opened()
    await waitFor(() => expect(dialog.getByText(/Mobile wallets work as always/)).toBeVisible())
    await expect(Reflect.get(window, 'hostile')).toBeUndefined()
  },
}

export const Arabic: Story = {
  parameters: at('guest', '&notice=102'),
  globals: { language: 'AR', viewport: { value: 'phone' } },
  play: async () => void (await opened('التنبيهات')),
}

export const Offline: Story = { tags: ['!test'], parameters: at('offline') }

export const SeveralPages: Story = {
  tags: ['!test'],
  parameters: at('guest+huge-lists', '&notice=1013'),
}

export const Daylight: Story = {
  tags: ['!test'],
  parameters: at('member', '&notice=103'),
  globals: { theme: 'daylight' },
}

export const LongTexts: Story = {
  tags: ['!test'],
  parameters: at('guest'),
  globals: { language: 'pseudo' },
}
