import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { screen } from '../../setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Features/Recover/Forgot',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const link = (scenario: string) => `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`
const parameters = { world: link('guest'), route: '/?popup=forgot' }

const popup = async () => within(await within(document.body).findByRole('dialog'))
const fill = async (name: string, text: string) =>
  userEvent.type((await popup()).getByRole('textbox', { name }), text)
const press = async (name: string) => userEvent.click((await popup()).getByRole('button', { name }))
const toMobile = async () => {
  const dialog = await popup()
  await userEvent.click(await dialog.findByRole('tab', { name: 'By mobile' }))
}

export const ByEmail: Story = { parameters }

export const ByMobile: Story = { parameters, play: toMobile }

export const EmptyFields: Story = {
  parameters,
  play: async () => {
    await press('Send me an email')
    await expect(await (await popup()).findByText('Please enter your user name')).toBeVisible()
  },
}

export const NotFound: Story = {
  parameters,
  play: async () => {
    await fill('User name', 'rahim')
    await fill('Email', 'other@suborno.example')
    await press('Send me an email')
    const dialog = await popup()
    await expect(await dialog.findByText('Username/Email does not exist')).toBeVisible()
  },
}

export const Unreachable: Story = {
  parameters: { ...parameters, world: link('guest+http-500') },
}

export const CodeOnItsWay: Story = {
  parameters,
  play: async () => {
    await toMobile()
    await fill('Mobile number', '01712000000')
    await press('Send code')
    await expect(await (await popup()).findByRole('button', { name: /again/i })).toBeVisible()
  },
}

export const WithSlider: Story = {
  parameters: { ...parameters, world: link('guest+human-check-slider') },
  play: toMobile,
}

export const Phone: Story = { parameters, globals: { viewport: { value: 'phone' } } }

export const PhoneBengali: Story = {
  parameters,
  globals: { language: 'BN', viewport: { value: 'phone' } },
}

export const RightToLeft: Story = { parameters, globals: { direction: 'rtl' } }

export const LongWords: Story = { parameters, globals: { language: 'pseudo' } }

export const Daylight: Story = { parameters, globals: { theme: 'daylight' }, play: toMobile }
