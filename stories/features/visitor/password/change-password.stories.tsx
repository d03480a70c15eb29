import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page, userEvent } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Features/Password/Change password',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const CLOCK = 'seed=7&clock=2026-11-20T09:00:00Z'
const own = { world: `scenario=member&${CLOCK}`, route: '/pointMall?popup=change-password' }

const logIn = async (password: string) => {
  await userEvent.type(await page.findByLabelText('Username', { selector: 'input' }), 'rahim')
  await userEvent.type(page.getByLabelText('Password'), `${password}{Enter}`)
  await page.findByRole('dialog', { name: 'Change password' })
}

/** Opened by the member, the form requires the old password. */
export const Own: Story = {
  parameters: { ...own, ...inBengaliToo },
  play: async () => {
    await page.findByLabelText('Old password')
  },
}

export const PhoneArabic: Story = {
  parameters: own,
  globals: { language: 'AR', viewport: { value: 'phone' } },
}

/** After a login with the site's default password, the form does not require it again. */
export const DefaultPassword: Story = {
  parameters: {
    world: `scenario=member-default-password&${CLOCK}`,
    route: '/pointMall?popup=login',
  },
  play: async () => {
    await logIn('a123456')
    await page.findByText(/still the one you were given/)
  },
}

export const ExpiredPassword: Story = {
  tags: ['!test'],
  parameters: {
    world: `scenario=member-expired-password&${CLOCK}`,
    route: '/pointMall?popup=login',
  },
  play: async () => {
    await logIn('gold1234')
    await page.findByText(/has expired/)
  },
}

export const Mistakes: Story = {
  tags: ['!test'],
  parameters: own,
  play: async () => {
    await userEvent.type(await page.findByLabelText('Old password'), 'gold1234')
    await userEvent.type(page.getByLabelText('New password'), 'abc')
    await userEvent.type(page.getByLabelText('Repeat new password'), 'abd{Enter}')
    await page.findByText(/Please fill in your password with/)
    await page.findByText('Confirmation password is not correct.')
  },
}

export const WrongOldPassword: Story = {
  parameters: own,
  play: async () => {
    await userEvent.type(await page.findByLabelText('Old password'), 'nothing99')
    await userEvent.type(page.getByLabelText('New password'), 'Meghna2027')
    await userEvent.type(page.getByLabelText('Repeat new password'), 'Meghna2027{Enter}')
    await page.findByText('The old password is incorrect.')
  },
}
