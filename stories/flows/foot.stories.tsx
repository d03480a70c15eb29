import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor, within } from 'storybook/test'
import { screen } from '../setup/portal.tsx'
import { around, settled } from './frame.ts'

const meta = {
  ...screen,
  title: 'Flows/Foot',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Goes down until the foot has come. */
async function arrive(): Promise<HTMLElement> {
  await settled()
  await waitFor(() => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    if (!page.queryByRole('contentinfo')) throw new Error('The foot is not here yet.')
  })
  const foot = await page.findByRole('contentinfo')
  foot.scrollIntoView({ block: 'end' })
  return foot
}

/** As above, and its logos are here. */
async function down(): Promise<HTMLElement> {
  const foot = await arrive()
  await waitFor(() => {
    // On a phone the foot is longer than the screen: its logos are at the upper end.
    foot.scrollIntoView({ block: 'start' })
    expect(foot.querySelectorAll('img').length).toBeGreaterThan(2)
  })
  foot.scrollIntoView({ block: 'end' })
  return foot
}

const look: NonNullable<Story['play']> = async () => void (await down())

export const Guest: Story = {
  parameters: around('guest'),
  play: async () => {
    const foot = within(await down())
    await expect(foot.getByRole('link', { name: 'Invite friends' })).toBeVisible()
    await expect(foot.getByRole('region', { name: 'Payment methods' })).toBeVisible()
  },
}

/** FTR-08: their service stands where others find their friends. */
export const Agent: Story = {
  parameters: around('agent-1'),
  play: async () => {
    const foot = within(await down())
    await expect(await foot.findByRole('link', { name: 'Affiliate service' })).toBeVisible()
  },
}

export const ReferralOff: Story = {
  parameters: around('member+referral-off'),
  play: async () => {
    const foot = within(await down())
    await waitFor(() => expect(foot.queryByRole('link', { name: 'Invite friends' })).toBeNull())
  },
}

/** The door to service, beside the last line, with its menu. */
export const ServiceMenu: Story = {
  parameters: around('member'),
  play: async ({ userEvent }) => {
    await down()
    await userEvent.click(await page.findByRole('button', { name: 'Open service menu' }))
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'WhatsApp' })).toBeVisible())
  },
}

export const Phone: Story = {
  parameters: around('guest'),
  globals: { viewport: { value: 'phone' } },
  play: look,
}

export const Bengali: Story = {
  parameters: around('member'),
  globals: { language: 'BN' },
  play: look,
}

export const RightToLeft: Story = {
  parameters: around('guest'),
  globals: { direction: 'rtl' },
  play: look,
}

export const Daylight: Story = {
  parameters: around('guest'),
  globals: { theme: 'daylight' },
  play: look,
}
