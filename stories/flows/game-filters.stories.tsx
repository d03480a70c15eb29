import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { screen } from '#stories/setup/portal.tsx'
import { around } from './frame.ts'

const meta = {
  ...screen,
  title: 'Flows/Game filters',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const FILTERED = '/rng?volatility=low&rtp=96&feature=wallet'

/** F-16: filters stand in the address, the number says what is left, and one press clears them all. */
export const Filtered: Story = {
  parameters: around('member', FILTERED),
  play: async () => {
    await expect(await page.findByText('669 games')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Volatility' })).toHaveValue('LOW')
    await expect(page.getByRole('combobox', { name: /Return to player/ })).toHaveValue('96')
    await userEvent.click(page.getByRole('button', { name: 'Clear filters' }))
    await expect(await page.findByText('8,200 games')).toBeVisible()
    await expect(page.getByRole('group', { name: 'More filters' })).toHaveFocus()
    await expect(page.getByRole('button', { name: 'No transfers' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    await expect(page.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  },
}

/** Nothing fits all of them: the page says so, and leads back to all games. */
export const Nothing: Story = {
  parameters: around('member', `${FILTERED}&show=new&sub=JP&vassalage=PG`),
  play: async () => {
    await expect(await page.findByText(/No game fits all of these/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Show all games' }))
    await expect(await page.findByText('8,200 games')).toBeVisible()
  },
}

/** Phones keep their room for the games until somebody asks. */
export const Phone: Story = {
  parameters: around('member', '/seamless'),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const toggle = await page.findByRole('button', { name: 'Filters' })
    await expect(page.queryByRole('group', { name: 'More filters' })).toBeNull()
    await userEvent.click(toggle)
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'))
    const demo = await page.findByRole('button', { name: 'Free trial' })
    await userEvent.click(demo)
    await waitFor(() => expect(demo).toHaveAttribute('aria-pressed', 'true'))
    await expect(await page.findByRole('button', { name: 'Filters 1' })).toBeVisible()
  },
}

/** A match has neither return nor volatility: no filter offers them, whatever the address says. */
export const NotOffered: Story = {
  tags: ['!test'],
  parameters: around('member', '/sports?volatility=low&rtp=96'),
}

export const PhoneBengali: Story = {
  tags: ['!test'],
  parameters: around('member', FILTERED),
  globals: { language: 'BN', viewport: { value: 'phone' } },
}

export const Daylight: Story = {
  tags: ['!test'],
  parameters: around('member', FILTERED),
  globals: { theme: 'daylight' },
}
