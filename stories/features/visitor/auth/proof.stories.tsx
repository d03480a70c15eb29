import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { screen } from '#stories/setup/portal.tsx'
import { logIn, openAt } from './login-popup.ts'

const meta = {
  ...screen,
  title: 'Features/Auth/Proof',
  parameters: { ...screen.parameters, ...openAt('guest+member-ip-unverified') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const openProof = async (name = 'rahim') => {
  await logIn(name)
  await page.findByRole('dialog', { name: 'Confirm it is you' })
}

const choose = async (way: string) => userEvent.click(page.getByRole('radio', { name: way }))

const answer = async (label: string, text: string) => {
  const field = page.getByLabelText(label, { selector: 'input:not([type="radio"])' })
  await userEvent.clear(field)
  await userEvent.type(field, `${text}{Enter}`)
}

const NAME = 'Name on your bank account'

export const Ready: Story = {
  play: async () => {
    await openProof()
    await waitFor(() =>
      expect(page.getByRole('heading', { name: 'Confirm it is you' })).toHaveFocus(),
    )
  },
}

export const ThreeWays: Story = {
  tags: ['!test'],
  play: async () => {
    await openProof('shirin')
    await expect(page.getAllByRole('radio')).toHaveLength(3)
  },
}

export const Daylight: Story = {
  tags: ['!test'],
  globals: { theme: 'daylight' },
  play: () => openProof(),
}

export const PhoneArabic: Story = {
  globals: { language: 'AR', viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.type(await page.findByLabelText('اسم المستخدم', { selector: 'input' }), 'rahim')
    await userEvent.type(page.getByLabelText('كلمة المرور'), 'gold1234{Enter}')
    await page.findByRole('radio', { name: 'الاسم في حسابك البنكي' })
  },
}

export const CodeSent: Story = {
  play: async () => {
    await openProof()
    await choose('Code by email')
    await userEvent.click(page.getByRole('button', { name: 'Send code' }))
    await page.findByText('r•••@suborno.example')
  },
}

export const Wrong: Story = {
  play: async () => {
    await openProof()
    await choose(NAME)
    await answer(NAME, 'Nobody')
    await page.findByText('That is not correct. Attempts left: 4.')
  },
}

export const Locked: Story = {
  play: async () => {
    await openProof()
    await choose(NAME)
    for (const left of [4, 3, 2, 1]) {
      await answer(NAME, 'Nobody')
      await page.findByText(new RegExp(`Attempts left: ${left}\\.`))
    }
    await answer(NAME, 'Nobody')
    await page.findByText(/You can log in again from/)
  },
}
