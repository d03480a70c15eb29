import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor, within } from 'storybook/test'
import { screen } from '../setup/portal.tsx'
import { around, settled } from './frame.ts'

const meta = {
  ...screen,
  title: 'Flows/Side menu',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** The side menu with the part that comes when the page is quiet. */
const side = async (name = 'Main menu', app = 'Get the app') => {
  await settled()
  const menu = within(await page.findByRole('navigation', { name }))
  await menu.findByRole('button', { name: app })
  return menu
}

export const Guest: Story = {
  parameters: around('guest'),
  play: async () => {
    const menu = await side()
    await expect(await menu.findByRole('link', { name: /^WhatsApp/ })).toBeVisible()
    await expect(menu.queryByRole('link', { name: 'Invite friends' })).toBeNull()
  },
}

export const Collapsed: Story = {
  parameters: around('member'),
  play: async ({ userEvent }) => {
    const menu = await side()
    await userEvent.click(menu.getByRole('button', { name: 'Collapse the menu' }))
    await expect(menu.getByRole('button', { name: 'Expand the menu' })).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Live chat' })).toBeVisible()
  },
}

/** SID-06: both codes. */
export const AppCodes: Story = {
  parameters: around('member'),
  play: async ({ userEvent }) => {
    const menu = await side()
    await userEvent.hover(menu.getByRole('button', { name: 'Get the app' }))
    await waitFor(() => expect(menu.getAllByRole('img')).toHaveLength(2))
  },
}

/** SID-07: no app for Android, no code for it. */
export const NoAndroid: Story = {
  parameters: around('guest+no-android'),
  play: async ({ userEvent }) => {
    const menu = await side()
    await userEvent.click(menu.getByRole('button', { name: 'Get the app' }))
    await waitFor(() => expect(menu.getAllByRole('img')).toHaveLength(1))
  },
}

export const Language: Story = {
  parameters: around('guest'),
  play: async ({ userEvent }) => {
    const menu = await side()
    await userEvent.click(menu.getByRole('button', { name: 'Language: English' }))
    await waitFor(() => expect(page.getByRole('menuitemradio', { name: 'বাংলা' })).toBeVisible())
  },
}

/** The phone's drawer has all of it. */
export const Drawer: Story = {
  parameters: around('member'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
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

export const Tablet: Story = {
  parameters: around('guest'),
  globals: { viewport: { value: 'tablet' }, theme: 'emerald' },
  play: async () => void (await side()),
}

export const Bengali: Story = {
  parameters: around('member'),
  globals: { language: 'BN' },
  play: async () => void (await side('প্রধান মেনু', 'অ্যাপ নিন')),
}

export const RightToLeft: Story = {
  ...AppCodes,
  globals: { direction: 'rtl' },
}
