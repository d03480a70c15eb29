import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { phoneArabic } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Play/Search' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string, find = '') => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: `/promotions?popup=search${find && `&find=${find}`}`,
})
const found = async (group: string) => {
  const dialog = within(await page.findByRole('dialog'))
  return dialog.findByRole('region', { name: group })
}

/** Before any input, the most played games are shown. */
export const Empty: Story = {
  parameters: { ...at('guest'), ...inBengaliToo },
  play: async () => {
    await found('Popular now')
    await expect(page.getByRole('searchbox', { name: 'Search the portal' })).toHaveFocus()
  },
}

/** Games, vendors, promotions and help are found; the arrow keys move through all results. */
export const Found: Story = {
  parameters: at('member', 'bonus'),
  play: async () => {
    const help = await found('Help centre')
    await within(help).findAllByRole('link')
    await userEvent.keyboard('{ArrowDown}')
    await expect(page.getByRole('searchbox')).not.toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(page.getByRole('searchbox')).toHaveFocus()
  },
}

/** Without a match, similar names and customer service are offered. */
export const Nothing: Story = {
  parameters: at('guest', 'moxnight%20qqq'),
  play: async () => {
    await page.findByRole('button', { name: 'Ask customer service' })
  },
}

export const Failed: Story = {
  parameters: at('guest+http-500', 'moon'),
  play: async () => {
    await page.findByRole('button', { name: 'Try again' })
  },
}

export const PhoneArabic: Story = {
  parameters: at('guest', 'الإيداعات'),
  globals: phoneArabic,
  play: async () => {
    await found('مركز المساعدة')
  },
}

export const Loading: Story = { parameters: at('guest+slow', 'moon'), tags: ['!test'] }

export const Daylight: Story = {
  parameters: at('member', 'bonus'),
  globals: { theme: 'daylight' },
  tags: ['!test'],
}
