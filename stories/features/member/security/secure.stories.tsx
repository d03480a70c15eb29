import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page, userEvent } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { memberStage, phoneArabic } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Security/One thing' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (task: string) => memberStage('securityCenter')('member', `&popup=secure&do=${task}`)

export const Authenticator: Story = {
  parameters: { ...at('totp'), ...inBengaliToo },
  play: async () => {
    await page.findByRole('img', { name: 'QR code for the authenticator app' })
  },
}

export const AuthenticatorOff: Story = { tags: ['!test'], parameters: at('totpOff') }
export const Mobile: Story = { tags: ['!test'], parameters: at('mobile') }
export const Email: Story = { tags: ['!test'], parameters: at('email') }

export const Close: Story = {
  parameters: at('close'),
  play: async () => {
    await page.findByRole('checkbox')
  },
}

export const PhoneArabic: Story = {
  parameters: at('totp'),
  globals: phoneArabic,
}

/** The code comes to the address that is to be bound. */
const prove = async (label: string, target: string) => {
  await userEvent.type(await page.findByLabelText(label), target)
  await userEvent.click(page.getByRole('button', { name: 'Send code' }))
  await page.findByText('The code is on its way.')
  await userEvent.type(page.getByLabelText('Verification code'), '246810')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
}

export const MobileBound: Story = {
  tags: ['!test'],
  parameters: at('mobile'),
  play: async () => {
    await prove('New mobile number', '01812345678')
    await page.findByText('+880 •••• 5678')
  },
}

export const EmailBound: Story = {
  tags: ['!test'],
  parameters: at('email'),
  play: async () => {
    await prove('New email address', 'rahim@mail.example')
    await page.findByText(/^r.+@mail\.example$/)
  },
}

/** A code that does not fit is refused at its field. */
export const AuthenticatorKept: Story = {
  tags: ['!test'],
  parameters: at('totpOff'),
  play: async () => {
    await userEvent.type(await page.findByLabelText('Code from the app'), '000000')
    await userEvent.click(page.getByRole('button', { name: 'Remove' }))
    await page.findByText(/That code is incorrect/)
  },
}

/** D-064: an account that still holds money is not closed. */
export const MoneyLeft: Story = {
  tags: ['!test'],
  parameters: at('close'),
  play: async () => {
    await userEvent.click(await page.findByRole('checkbox'))
    await userEvent.type(page.getByLabelText('Login password'), 'gold1234')
    await userEvent.click(page.getByRole('button', { name: 'Close permanently' }))
    await page.findByRole('link', { name: /withdraw/i })
  },
}
