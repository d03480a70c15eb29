import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { fillByMobile, openAt, send } from './register-popup.ts'

const meta = {
  ...screen,
  title: 'Features/Register/Welcome',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const parameters = openAt('member', '/pointMall?popup=welcome')

export const Ready: Story = {
  parameters: { ...parameters, ...inBengaliToo },
  play: async () => {
    const dialog = await page.findByRole('dialog', { name: /^Welcome/ })
    await expect(dialog).toHaveTextContent('131K')
  },
}

/** A visitor registers with a phone number and is welcomed. */
export const RegisteredByMobile: Story = {
  tags: ['!test'],
  parameters: openAt('guest'),
  play: async (staged) => {
    await userEvent.click(await page.findByRole('tab', { name: 'Mobile number' }))
    await fillByMobile(staged)
    await send()
    await page.findByRole('dialog', { name: /^Welcome/ })
  },
}

export const Daylight: Story = { tags: ['!test'], parameters, globals: { theme: 'daylight' } }

export const Emerald: Story = { tags: ['!test'], parameters, globals: { theme: 'emerald' } }

export const LongWords: Story = { tags: ['!test'], parameters, globals: { language: 'pseudo' } }

export const PhoneArabic: Story = {
  parameters,
  globals: { language: 'AR', viewport: { value: 'phone' } },
}

/** Without contacts the pop-up shows the bonus and a link to look around without it. */
export const WithoutContacts: Story = {
  parameters: {
    ...openAt('member+missing-arrays', '/pointMall?popup=welcome'),
    expectedErrors: ['breaks the contract'],
  },
}
