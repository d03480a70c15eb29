import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor, within } from 'storybook/test'
import { screen } from '../setup/portal.tsx'
import { around, settled, typeIn } from './frame.ts'

const meta = {
  ...screen,
  title: 'Flows/Mega menu',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Rests on a type until its vendors are there; how many, and in which layout. */
const open =
  (
    key: string,
    count: number,
    size: 'normal' | 'large',
    name?: RegExp,
  ): NonNullable<Story['play']> =>
  async ({ userEvent }) => {
    await settled()
    const { row, link } = await typeIn(key, name)
    await userEvent.hover(link)
    await waitFor(() => expect(link).toHaveAttribute('aria-expanded', 'true'))
    const [panel] = await within(row).findAllByRole('region')
    if (!panel) throw new Error('No panel')
    const [list] = await within(panel).findAllByRole('list')
    await waitFor(() => expect(list?.querySelectorAll('li')).toHaveLength(count))
    await waitFor(() => expect(panel.querySelector('[data-skeleton]')).toBeNull())
    await expect(panel).toHaveAttribute('data-size', size)
  }

/** HDR-25: the only vendor of the type. */
export const OneVendor: Story = {
  parameters: around('guest+vendors-1'),
  play: open('live', 1, 'normal'),
}

/** HDR-18: ten are not more than ten. */
export const TenVendors: Story = {
  parameters: around('member+vendors-10'),
  play: open('rng', 10, 'normal'),
}

export const ElevenVendors: Story = {
  parameters: around('member+vendors-11'),
  play: open('rng', 11, 'large'),
}

export const None: Story = {
  parameters: around('guest+empty-lists'),
  play: open('fish', 1, 'normal'),
}

/** The lanes cannot be had: a sentence and a retry, in the panel. */
export const Failed: Story = {
  parameters: around('guest+http-500'),
  play: async ({ userEvent }) => {
    await settled()
    const { row, link } = await typeIn('live')
    await userEvent.hover(link)
    await expect(await within(row).findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** By key: Arrow down goes in, Esc comes back. */
export const ByKeyboard: Story = {
  parameters: around('guest'),
  play: async ({ userEvent }) => {
    await settled()
    const { row, link } = await typeIn('fish')
    link.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(page.getByRole('link', { name: 'Fishing: view all' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(link).toHaveFocus()
    await expect(within(row).queryByRole('region')).toBeNull()
  },
}

export const Bengali: Story = {
  parameters: around('member'),
  globals: { language: 'BN' },
  play: open('live', 6, 'normal', /./),
}

export const RightToLeft: Story = {
  parameters: around('guest'),
  globals: { direction: 'rtl' },
  play: open('sports', 3, 'normal'),
}

export const Daylight: Story = {
  parameters: around('guest'),
  globals: { theme: 'daylight' },
  play: open('rng', 38, 'large'),
}
