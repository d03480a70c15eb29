import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Features/Announcements/Announcement',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string) => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: '/pointMall',
})

const opened = async (name = 'Announcements') => within(await page.findByRole('dialog', { name }))

/** The dialog opens after the page, so its picture waits for it. */
const appears = async () => void (await page.findByRole('dialog'))

export const Guest: Story = {
  parameters: { ...at('guest+popup-B'), ...inBengaliToo },
  play: async () => {
    const dialog = await opened()
    const first = dialog.getByRole('button', { name: /^Welcome to Suborno/ })
    await waitFor(() => expect(first).toHaveFocus())
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(dialog.getByText(/This is a sample portal/)).toBeVisible())
  },
}

/** On a phone there is room for the summary only, not for the page numbers. */
export const SeveralPages: Story = {
  parameters: at('guest+popup-many'),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Page 2 of 6'))
  },
}

export const HostileTexts: Story = {
  parameters: at('guest+popup-B+hostile-html'),
  play: async () => {
    const dialog = await opened()
    await expect(dialog.getByRole('button', { name: /^Welcome to Suborno <img/ })).toBeVisible()
    await waitFor(() => expect(dialog.getByText(/This is a sample portal/)).toBeVisible())
    await expect(Reflect.get(window, 'hostile')).toBeUndefined()
    await expect(dialog.queryByRole('textbox')).toBeNull()
  },
}

export const Arabic: Story = {
  parameters: at('guest+popup-B'),
  globals: { language: 'AR', viewport: { value: 'phone' } },
  play: async () => void (await opened('الإعلانات')),
}

export const Member: Story = { tags: ['!test'], play: appears, parameters: at('member+popup-A') }

export const SeveralPagesDesktop: Story = {
  tags: ['!test'],
  play: appears,
  parameters: at('guest+popup-many'),
}

export const Daylight: Story = {
  tags: ['!test'],
  play: appears,
  parameters: at('guest+popup-B'),
  globals: { theme: 'daylight' },
}

export const LongTexts: Story = {
  tags: ['!test'],
  play: appears,
  parameters: at('guest+popup-B'),
  globals: { language: 'pseudo' },
}
