import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { screen } from '../../../setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Features/Announcements/Announcement',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string, route = '/pointMall') => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route,
})

const opened = (name = 'Announcements') => page.findByRole('dialog', { name })

export const Guest: Story = {
  parameters: at('guest+popup-B'),
  play: async () => {
    const dialog = within(await opened())
    const first = dialog.getByRole('button', { name: /^Welcome to Suborno/ })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.click(first)
    await waitFor(() => expect(dialog.getByText(/This is a sample portal/)).toBeVisible())
  },
}

export const Member: Story = {
  parameters: at('member+popup-A'),
  play: async () => {
    const dialog = within(await opened())
    await dialog.findByRole('button', { name: /^Good to see you again/ })
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(sessionStorage.getItem('USER_POPUP')).toBe('true')
    await expect(page.queryByRole('dialog')).toBeNull()
  },
}

/** The only one there is: its text is shown at once. */
export const FirstTime: Story = {
  parameters: at('guest+popup-F', '/pointMall?popup=login'),
  play: async () => {
    await userEvent.type(await page.findByLabelText('User name'), 'nodi')
    await userEvent.type(page.getByLabelText('Password'), 'gold1234{Enter}')
    await opened()
    await waitFor(() => expect(page.getByText(/Two things before you start/)).toBeVisible())
  },
}

export const SeveralPages: Story = {
  parameters: at('guest+popup-many'),
  play: async () => {
    const dialog = within(await opened())
    await userEvent.click(dialog.getByRole('button', { name: 'Page 6, last' }))
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Page 6 of 6'))
    await expect(dialog.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  },
}

export const SeveralPagesPhone: Story = {
  parameters: at('guest+popup-many'),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = within(await opened())
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Page 2 of 6'))
  },
}

/** Announcements still on the way, failed or missing: the page is left in peace. */
export const Loading: Story = {
  parameters: at('guest+popup-B+slow'),
}

export const Failed: Story = {
  parameters: at('guest+http-500'),
}

export const Empty: Story = {
  parameters: at('guest+no-announcements'),
}

export const HostileTexts: Story = {
  parameters: at('guest+popup-B+hostile-html'),
  play: async () => {
    const dialog = within(await opened())
    await userEvent.click(dialog.getByRole('button', { name: /^Welcome to Suborno <img/ }))
    await waitFor(() => expect(dialog.getByText(/This is a sample portal/)).toBeVisible())
    await expect(Reflect.get(window, 'hostile')).toBeUndefined()
    await expect(dialog.queryByRole('textbox')).toBeNull()
  },
}

export const PhoneBengali: Story = {
  parameters: at('guest+popup-B'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
  play: async () => void (await opened('বিশেষ ঘোষণা')),
}

const still: Story = {
  parameters: at('guest+popup-B'),
  play: async () => void (await opened()),
}

export const Daylight: Story = { ...still, globals: { theme: 'daylight' } }

export const RightToLeft: Story = { ...still, globals: { direction: 'rtl' } }

export const LongWords: Story = { ...still, globals: { language: 'pseudo' } }
