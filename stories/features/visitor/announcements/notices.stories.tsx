import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { screen } from '../../../setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Features/Announcements/Notices',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string, route = '/pointMall?popup=notices') => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route,
})

const opened = async (name = 'Notices') => within(await page.findByRole('dialog', { name }))

export const Ready: Story = {
  parameters: at('guest'),
  play: async () => {
    const dialog = await opened()
    const first = await dialog.findByRole('button', { name: /^Bank transfers may take/ })
    await userEvent.click(first)
    await waitFor(() => expect(dialog.getByText(/Mobile wallets work as always/)).toBeVisible())
  },
}

/** One of the marquee's notices was pressed. */
export const OneUnfolded: Story = {
  parameters: at('member', '/pointMall?popup=notices&notice=103'),
  play: async () => {
    const dialog = await opened()
    await waitFor(() => expect(dialog.getByText(/A lower limit counts at once/)).toBeVisible())
    await expect(dialog.getAllByRole('button', { expanded: true })).toHaveLength(1)
  },
}

export const FromTheMarquee: Story = {
  parameters: at('guest', '/'),
  play: async () => {
    const marquee = within(await page.findByRole('region', { name: 'Notices' }))
    await userEvent.click(await marquee.findByRole('link', { name: /^New games/ }))
    const dialog = await opened()
    await dialog.findByRole('button', { name: /^New games/, expanded: true })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(marquee.getByRole('link', { name: /^New games/ })).toHaveFocus())
  },
}

export const SeveralPages: Story = {
  parameters: at('guest+huge-lists', '/pointMall?popup=notices&notice=1013'),
  play: async () => {
    const dialog = await opened()
    await dialog.findByRole('button', { name: 'Page 2', current: 'page' })
  },
}

/** Still on the way: lines as high as the notices will be. */
export const Loading: Story = {
  parameters: at('slow'),
  play: async () => {
    const dialog = await opened()
    await dialog.findByRole('status', { name: 'Loading' })
  },
}

export const Empty: Story = {
  parameters: at('no-announcements'),
  play: async () => {
    const dialog = await opened()
    await dialog.findByText(/^There are no notices right now/)
  },
}

export const Failed: Story = {
  parameters: at('http-500'),
  play: async () => {
    const dialog = await opened()
    await dialog.findByRole('button', { name: 'Try again' })
    await dialog.findByText('Reference for support')
  },
}

export const Offline: Story = {
  parameters: at('offline'),
  play: async () => {
    const dialog = await opened()
    await dialog.findByRole('button', { name: 'Try again' })
  },
}

export const HostileTexts: Story = {
  parameters: at('guest+hostile-html', '/pointMall?popup=notices&notice=101'),
  play: async () => {
    const dialog = await opened()
    await waitFor(() => expect(dialog.getByText(/Mobile wallets work as always/)).toBeVisible())
    await expect(Reflect.get(window, 'hostile')).toBeUndefined()
  },
}

export const Daylight: Story = { ...OneUnfolded, globals: { theme: 'daylight' } }

export const RightToLeft: Story = { ...OneUnfolded, globals: { direction: 'rtl' } }

export const LongWords: Story = { parameters: at('guest'), globals: { language: 'pseudo' } }

export const PhoneBengali: Story = {
  parameters: at('guest', '/pointMall?popup=notices&notice=102'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
  play: async () => void (await opened('ঘোষণা')),
}
