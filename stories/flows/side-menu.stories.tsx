import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { screen } from '#stories/setup/portal.tsx'
import { settled, shellParameters } from './frame.ts'

/** Waits for the side menu, including the part that loads when the page is idle. */
const side = async (name = 'Main menu', app = 'Get the app') => {
  await settled()
  const menu = within(await page.findByRole('navigation', { name }))
  await menu.findByRole('button', { name: app })
  return menu
}

/** Only the drawer is tested here; the side menu is for visual review, and unit tests assert it. */
const meta = {
  ...screen,
  title: 'Flows/Side menu',
  play: () => side().then(() => undefined),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** The phone's drawer has all entries of the side menu. */
export const Drawer: Story = {
  parameters: shellParameters('member'),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await settled()
    const bar = within(await page.findByRole('navigation', { name: 'Quick menu' }))
    await userEvent.click(bar.getByRole('button', { name: 'Menu' }))
    const drawer = within(await page.findByRole('dialog', { name: 'Menu' }))
    await waitFor(() => expect(drawer.getByRole('link', { name: /^Telegram/ })).toBeVisible())
    await expect(drawer.getByRole('button', { name: 'Live chat' })).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Get the app' })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Invite friends' })).toBeVisible()
  },
}

export const Guest: Story = { tags: ['!test'], parameters: shellParameters('guest') }

export const Collapsed: Story = {
  tags: ['!test'],
  parameters: shellParameters('member'),
  play: async () => {
    const menu = await side()
    await userEvent.click(menu.getByRole('button', { name: 'Collapse the menu' }))
  },
}

/** SID-06: the QR codes of both apps. */
export const AppCodes: Story = {
  tags: ['!test'],
  parameters: shellParameters('member'),
  play: async () => {
    const menu = await side()
    await userEvent.hover(menu.getByRole('button', { name: 'Get the app' }))
  },
}

export const Language: Story = {
  tags: ['!test'],
  parameters: shellParameters('guest'),
  play: async () => {
    const menu = await side()
    await userEvent.click(menu.getByRole('button', { name: 'Language: English' }))
  },
}

export const Tablet: Story = {
  tags: ['!test'],
  parameters: shellParameters('guest'),
  globals: { viewport: { value: 'tablet' }, theme: 'emerald' },
}

export const Bengali: Story = {
  tags: ['!test'],
  parameters: shellParameters('member'),
  globals: { language: 'BN' },
  play: () => side('প্রধান মেনু', 'অ্যাপ নিন').then(() => undefined),
}

export const Arabic: Story = {
  tags: ['!test'],
  parameters: shellParameters('member'),
  globals: { language: 'AR' },
  play: async () => {
    const menu = await side('القائمة الرئيسية', 'تنزيل التطبيق')
    await userEvent.hover(menu.getByRole('button', { name: 'تنزيل التطبيق' }))
  },
}
