import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page } from 'storybook/test'
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
