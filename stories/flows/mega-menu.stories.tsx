import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { screen } from '#stories/setup/portal.tsx'
import { around, settled, typeIn } from './frame.ts'

/** For visual review; unit tests assert lists, layouts and keys, a journey the pointer. */
const meta = {
  ...screen,
  title: 'Flows/Mega menu',
  tags: ['!test'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Hovers a type until its vendors are shown. */
const open =
  (key: string, name?: RegExp): NonNullable<Story['play']> =>
  async () => {
    await settled()
    const { link } = await typeIn(key, name)
    await userEvent.hover(link)
  }

/** HDR-25: a type with a single vendor. */
export const OneVendor: Story = { parameters: around('guest+vendors-1'), play: open('live') }

/** HDR-18: up to ten vendors have the small layout. */
export const TenVendors: Story = { parameters: around('member+vendors-10'), play: open('rng') }

export const ElevenVendors: Story = { parameters: around('member+vendors-11'), play: open('rng') }

export const None: Story = { parameters: around('guest+empty-lists'), play: open('fish') }

/** The vendors cannot be loaded: the panel has a message and a retry. */
export const Failed: Story = { parameters: around('guest+http-500'), play: open('live') }

export const Bengali: Story = {
  parameters: around('member'),
  globals: { language: 'BN' },
  play: open('live', /./),
}

export const Arabic: Story = {
  parameters: around('guest'),
  globals: { language: 'AR' },
  play: open('sports', /./),
}

export const Daylight: Story = {
  parameters: around('guest'),
  globals: { theme: 'daylight' },
  play: open('rng'),
}
