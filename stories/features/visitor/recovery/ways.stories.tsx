import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { screen } from '../../../setup/portal.tsx'
import { at, befall, fresh, resetTo, sendCode, toMobile } from './forgot-popup.ts'

const meta = {
  ...screen,
  title: 'Features/Recover/Forgot by mobile',
  beforeEach: fresh,
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: at('guest'), play: () => toMobile() }

export const Daylight: Story = { ...Ready, globals: { theme: 'daylight' } }

export const RightToLeft: Story = { ...Ready, globals: { direction: 'rtl' } }

export const LongWords: Story = {
  ...Ready,
  globals: { language: 'pseudo' },
  play: () => toMobile(/mobile/i),
}

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }

export const PhoneBengali: Story = {
  parameters: at('guest'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
  play: () => toMobile('মোবাইলে'),
}

export const Loading: Story = { parameters: at('guest+slow'), play: () => toMobile() }

export const WithSlider: Story = {
  parameters: at('guest+human-check-slider'),
  play: async () => {
    await sendCode()
    await page.findByText('Please complete verification first')
  },
}

export const EmptyFields: Story = {
  parameters: at('guest'),
  play: async () => {
    await toMobile()
    await userEvent.click(await page.findByText('Set the new password'))
    await page.findByText('Please enter your mobile number')
    await waitFor(() => expect(page.getByLabelText('Mobile number')).toHaveFocus())
  },
}

export const Countdown: Story = {
  parameters: at('guest+sms-firebase'),
  play: async () => {
    await sendCode()
    await page.findByText(/^Again in/)
  },
}

/** ERR-01. */
export const NoCode: Story = {
  parameters: at('guest+sms-too-many'),
  play: async () => {
    await sendCode()
    await page.findByRole('alertdialog', { name: 'No code was sent' })
  },
}

/** A refusal that belongs to a field, which has the focus then. */
const refusedAt = (label: string, words: string, password: string, code?: string): Story => ({
  parameters: at('guest'),
  play: async () => {
    await resetTo(password, code)
    await page.findByText(words)
    await waitFor(() => expect(page.getByLabelText(label)).toHaveFocus())
  },
})

const WRONG = 'Please enter a valid verification code'
const SAME = 'The new password must differ from the old one.'
export const WrongCode = refusedAt('Verification code', WRONG, 'Meghna2027', '111111')
export const SamePassword = refusedAt('New password', SAME, 'gold1234')

const refusedBy = (code: string, words: RegExp): Story => ({
  parameters: at('guest'),
  play: async (context) => {
    befall(context, 'reset', { kind: 'refusal', code })
    await resetTo()
    await page.findByText(words)
  },
})

export const NoMember = refusedBy('login.not.member', /^Non-member account/)
export const Expired = refusedBy('sms.code.expired', /^This code has expired/)

/** The fifth wrong code locks the account, and the form says until when. */
export const Locked: Story = {
  parameters: at('guest'),
  play: async () => {
    await resetTo('Meghna2027', '111111')
    const submit = page.getByRole('button', { name: 'Set the new password' })
    for (let wrong = 1; wrong < 5; wrong += 1) {
      await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy', 'true'))
      await userEvent.click(submit)
    }
    await page.findByText(/^Too many wrong tries\. You can log in again at /)
  },
}

/** AUT-28. */
export const Done: Story = {
  parameters: at('guest'),
  play: async () => {
    await resetTo()
    await page.findByText(/^Your new password is set/)
  },
}
