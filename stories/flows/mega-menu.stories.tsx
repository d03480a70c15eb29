import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { screen } from '#stories/setup/portal.tsx'
import { settled, shellParameters, typeIn } from './frame.ts'

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
export const OneVendor: Story = {
  parameters: shellParameters('guest+vendors-1'),
  play: open('live'),
}

/** HDR-18: up to ten vendors have the small layout. */
export const TenVendors: Story = {
  parameters: shellParameters('member+vendors-10'),
  play: open('rng'),
}

export const ElevenVendors: Story = {
  parameters: shellParameters('member+vendors-11'),
  play: open('rng'),
}

export const None: Story = { parameters: shellParameters('guest+empty-lists'), play: open('fish') }

/** The vendors cannot be loaded: the panel has a message and a retry. */
export const Failed: Story = { parameters: shellParameters('guest+http-500'), play: open('live') }

export const Bengali: Story = {
  parameters: shellParameters('member'),
  globals: { language: 'BN' },
  play: open('live', /./),
}

export const Arabic: Story = {
  parameters: shellParameters('guest'),
  globals: { language: 'AR' },
  play: open('sports', /./),
}

export const Daylight: Story = {
  parameters: shellParameters('guest'),
  globals: { theme: 'daylight' },
  play: open('rng'),
}
