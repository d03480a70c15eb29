import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { phoneArabic } from '../../stage.ts'

const meta = {
  ...screen,
  title: 'Features/Play/Vendor games',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string, route: string) => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route,
})
const LIST = '/pvp?popup=games&of=JL&kind=PVP'

const ready: NonNullable<Story['play']> = async () => {
  const dialog = await page.findByRole('dialog')
  await waitFor(() => expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(3))
  await waitFor(() => expect(dialog).toBeVisible())
}

export const Ready: Story = { parameters: { ...at('member', LIST), ...inBengaliToo }, play: ready }

/** A vendor with hundreds of games shows the first ones and a link to all. */
export const Many: Story = {
  parameters: at('guest', '/pointMall?popup=games&of=PG&kind=RNG'),
  play: async () => {
    const dialog = within(await page.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('link', { name: /^See all/ })).toBeVisible())
  },
}

export const Empty: Story = {
  parameters: at('guest', '/pvp?popup=games&of=NOBODY&kind=PVP'),
  play: async () => {
    await waitFor(() => expect(page.getByText(/no games to show/)).toBeVisible())
  },
}

export const Loading: Story = { parameters: at('slow', LIST) }

export const Failed: Story = { parameters: at('http-500', LIST) }

export const PhoneArabic: Story = {
  parameters: at('member', LIST),
  globals: phoneArabic,
  play: ready,
}

export const Offline: Story = {
  parameters: at('offline', LIST),
  tags: ['!test'],
  play: showsOffline,
}
