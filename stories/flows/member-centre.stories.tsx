import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, within } from 'storybook/test'
import { screen } from '#stories/setup/portal.tsx'
import { shellParameters } from './frame.ts'

const meta = { ...screen, title: 'Flows/Member centre' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Page: Story = {
  parameters: shellParameters('member', '/member?page=rewardCenter'),
  play: async () => {
    const menu = await page.findByRole('navigation', { name: 'Member centre' })
    const entry = await within(menu).findByRole('link', { name: /Reward centre.*offers for you/ })
    await expect(entry).toHaveAttribute('aria-current', 'page')
    await page.findByRole('link', { name: /Check in for today/ })
  },
}

export const Overlay: Story = {
  parameters: shellParameters('member', '/rng?mc=rewardCenter'),
  play: async () => {
    const dialog = await page.findByRole('dialog', { name: 'Member centre' })
    await within(dialog).findByRole('link', { name: /Check in for today/ })
  },
}

export const PhoneMenuArabic: Story = {
  parameters: shellParameters('member', '/member'),
  globals: { language: 'AR', viewport: { value: 'phone' } },
  play: async () => {
    await page.findByRole('link', { name: /مركز الهدايا/ })
    await expect(page.queryByRole('link', { name: 'كل الصفحات' })).toBeNull()
  },
}

export const PhoneOverlay: Story = {
  parameters: shellParameters('member', '/rng?mc=rewardCenter'),
  globals: { viewport: { value: 'phone' } },
  tags: ['!test'],
}
