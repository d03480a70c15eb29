import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { field, fill, fillAll, openAt, requestCode, send } from './register-popup.ts'

const meta = {
  ...screen,
  title: 'Features/Register/Register',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const there = async () => {
  await field('username')
}

/** Asserts that a field is invalid with this message, and that the first invalid field has the focus. */
const showsErrorAt = async (name: string, text: string | RegExp) => {
  const input = await field(name)
  await waitFor(() => {
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription(expect.stringMatching(text))
    expect(input).toHaveFocus()
  })
}

export const Ready: Story = {
  parameters: { ...openAt('guest'), ...inBengaliToo },
  play: async () => {
    await page.findByRole('dialog', { name: 'Create your account' })
    await page.findByRole('img', { name: 'Four characters to copy' })
  },
}

export const PhoneArabic: Story = {
  parameters: openAt('guest'),
  globals: { language: 'AR', viewport: { value: 'phone' } },
  play: there,
}

const look = (globals: Record<string, unknown>): Story => ({
  tags: ['!test'],
  parameters: openAt('guest'),
  globals,
  play: there,
})

export const Daylight: Story = look({ theme: 'daylight' })
export const LongWords: Story = look({ language: 'pseudo' })

export const NothingTyped: Story = {
  parameters: openAt('guest'),
  play: async () => {
    await there()
    await send()
    await showsErrorAt('username', /Enter your username/)
    await page.findByRole('region', { name: 'Check these fields' })
  },
}

export const NothingTypedPhone: Story = {
  ...NothingTyped,
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
}

export const CodeOnItsWay: Story = {
  parameters: openAt('guest'),
  play: async () => {
    await fill({ mobileNum: '01799000001' })
    await requestCode()
  },
}

/** ERR-01: a dialog with one button says that no code was sent. */
export const NoCode: Story = {
  parameters: openAt('guest+sms-too-many'),
  play: async () => {
    await fill({ mobileNum: '01799000001' })
    await send('Send code')
    await page.findByRole('alertdialog', { name: 'No code was sent' })
  },
}

const refused = (other: Readonly<Record<string, string>>, text: string | RegExp): Story => ({
  parameters: openAt('guest'),
  play: async (context) => {
    await fillAll(context, other)
    await send()
    await showsErrorAt(Object.keys(other)[0] ?? '', text)
  },
})

export const NameTaken: Story = refused({ username: 'shirin' }, /is taken/)
export const WrongCaptcha: Story = {
  ...refused({ captcha: '0000' }, /characters do not match/),
  tags: ['!test'],
}
