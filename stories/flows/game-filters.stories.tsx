import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { screen } from '#stories/setup/portal.tsx'
import { shellParameters } from './frame.ts'

const meta = {
  ...screen,
  title: 'Flows/Game filters',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const FILTERED = '/rng?volatility=low&rtp=96&feature=wallet'

/** F-16: filters are kept in the address, the number of results is shown, and one button clears all filters. */
export const Filtered: Story = {
  parameters: shellParameters('member', FILTERED),
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

/** No game matches all filters: the page says so and links to all games. */
export const Nothing: Story = {
  parameters: shellParameters('member', `${FILTERED}&show=new&sub=JP&vassalage=PG`),
  play: async () => {
    await expect(await page.findByText(/No games match all of these/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Show all games' }))
    await expect(await page.findByText('8,200 games')).toBeVisible()
  },
}

/** On phones the filters are in a sheet, whose button says how many games are left. */
export const Phone: Story = {
  parameters: shellParameters('member', '/seamless'),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const toggle = await page.findByRole('button', { name: 'Filters' })
    await expect(page.queryByRole('group', { name: 'More filters' })).toBeNull()
    await userEvent.click(toggle)
    const sheet = within(await page.findByRole('dialog', { name: 'Filters' }))
    const all = await sheet.findByRole('button', { name: /^Show [\d,]+ games$/ })
    const before = all.textContent
    await userEvent.click(await sheet.findByRole('button', { name: 'Free trial' }))
    await waitFor(() => expect(all).not.toHaveTextContent(before))
    const text = all.textContent.replace('Show ', '')
    await userEvent.click(all)
    await waitFor(() => expect(toggle).toHaveFocus())
    await expect(toggle).toHaveAccessibleName('Filters 1')
    await expect(await page.findByText(text)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Remove the filter “Free trial”' }))
    await expect(await page.findByText(before.replace('Show ', ''))).toBeVisible()
  },
}

export const PhoneSheet: Story = {
  tags: ['!test'],
  parameters: shellParameters('member', FILTERED),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: /^Filters/ }))
    await page.findByRole('dialog', { name: 'Filters' })
  },
}

/**
 * Sports matches have no return to player and no volatility, so no filter offers them, even if the address names one.
 */
export const NotOffered: Story = {
  tags: ['!test'],
  parameters: shellParameters('member', '/sports?volatility=low&rtp=96'),
}

export const PhoneBengali: Story = {
  tags: ['!test'],
  parameters: shellParameters('member', FILTERED),
  globals: { language: 'BN', viewport: { value: 'phone' } },
}

export const Daylight: Story = {
  tags: ['!test'],
  parameters: shellParameters('member', FILTERED),
  globals: { theme: 'daylight' },
}
