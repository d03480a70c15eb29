import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { phoneArabic, shows, stageAt } from '../../stage.ts'

const showsConditions = (name: string) => async () => {
  await page.findByRole('region', { name })
}

const meta = {
  ...screen,
  title: 'Features/Promotions/Offer',
  play: showsConditions('Terms'),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const atOffer = stageAt('/promotions')
const at = (scenarios: string, id = 72) => atOffer(scenarios, `?id=${id}`)

export const Ready: Story = { parameters: { ...at('member'), ...inBengaliToo } }

export const Guest: Story = {
  parameters: at('guest'),
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Log in and apply' }))
    await page.findByRole('dialog', { name: 'Log in' })
  },
}

export const NotGranted: Story = {
  parameters: at('member+promotions-applied', 76),
  play: shows('There was more than one bet on that day.'),
}

export const Gone: Story = {
  parameters: at('member', 999),
  play: shows('This promotion is no longer available.'),
}

export const Failed: Story = {
  parameters: at('member+http-429'),
  play: shows(/^Too many attempts/),
}

export const HostileHtml: Story = {
  parameters: at('guest+hostile-html'),
  play: async () => {
    await page.findByText('Hover over me')
    await expect(window).not.toHaveProperty('hostile')
  },
}

export const PhoneArabic: Story = {
  parameters: at('guest'),
  globals: phoneArabic,
  play: showsConditions('الشروط'),
}

export const WithoutWagering: Story = { parameters: at('member', 77), tags: ['!test'] }
export const ReadyToClaim: Story = {
  parameters: at('member+promotions-applied', 80),
  play: shows('Claim ৳40.00'),
}
export const Claimed: Story = {
  parameters: at('member+promotions-applied', 80),
  tags: ['!test'],
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Claim ৳40.00' }))
    await page.findByText('You have claimed the bonus.')
  },
}
export const Credited: Story = {
  parameters: at('member+promotions-applied', 79),
  tags: ['!test'],
}
export const ComingSoon: Story = {
  parameters: at('member+promotions-applied', 81),
  tags: ['!test'],
}
export const BeingLookedAt: Story = {
  parameters: at('member+promotions-applied'),
  tags: ['!test'],
}
export const NotForYou: Story = {
  parameters: at('member', 71),
  tags: ['!test'],
  play: shows(/^For members in their first 7 days/),
}
export const Over: Story = { parameters: at('member', 82), tags: ['!test'] }
export const Daylight: Story = {
  parameters: at('member'),
  globals: { theme: 'daylight' },
  tags: ['!test'],
}
