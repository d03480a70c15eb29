import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor, within } from 'storybook/test'
import { screen } from '../setup/portal.tsx'

const meta = {
  ...screen,
  title: 'Flows/Walk',
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const CLOCK = 'seed=7&clock=2026-11-20T09:00:00Z'
const around = (scenario: string, route = '/pointMall') => ({
  world: `scenario=${scenario}&${CLOCK}`,
  route,
})

/** The portal's own header, not one of a section. */
const head = async () => {
  const found = await page.findAllByRole('banner')
  return within(found.find((one) => one.dataset.kind) ?? document.body)
}

export const LogIn: Story = {
  parameters: around('guest'),
  play: async ({ userEvent, step }) => {
    await step('A guest opens the log-in', async () => {
      await userEvent.click(await (await head()).findByRole('button', { name: 'Log in' }))
    })
    const dialog = within(await page.findByRole('dialog', { name: 'Log in' }))
    await step('A wrong password is told and keeps what was typed', async () => {
      await userEvent.type(await dialog.findByLabelText('User name'), 'rahim')
      await userEvent.type(dialog.getByLabelText('Password'), 'wrong-one')
      await userEvent.click(dialog.getByRole('button', { name: 'Log in' }))
      await dialog.findByText('The user name or the password is not right.')
      await expect(dialog.getByLabelText('User name')).toHaveValue('rahim')
    })
    await step('The right one leads in', async () => {
      await userEvent.clear(dialog.getByLabelText('Password'))
      await userEvent.type(dialog.getByLabelText('Password'), 'gold1234{Enter}')
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
      await (await head()).findByText('25,480.50')
    })
  },
}

export const LogOut: Story = {
  parameters: around('member'),
  play: async ({ userEvent, step }) => {
    await step('A member logs out', async () => {
      await userEvent.click(await (await head()).findByRole('button', { name: 'Account of Rahim' }))
      await userEvent.click(await page.findByRole('menuitem', { name: 'Log out' }))
    })
    await step('and is asked first', async () => {
      const dialog = within(await page.findByRole('alertdialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Log out' }))
    })
    await step('A guest is left', async () => {
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
      await expect(await (await head()).findByRole('button', { name: 'Register' })).toBeVisible()
      await expect(sessionStorage.getItem('token')).toBeNull()
    })
  },
}

export const SwitchLanguage: Story = {
  parameters: around('member'),
  play: async ({ userEvent, step }) => {
    await step('A member chooses Bengali', async () => {
      await userEvent.click(await (await head()).findByRole('button', { name: 'Language, Theme' }))
      await userEvent.click(await page.findByRole('menuitemradio', { name: 'বাংলা' }))
    })
    await step('and the page speaks it, remembers it, and stays where it is', async () => {
      await (await head()).findByRole('link', { name: 'টাকা জমা' })
      await expect(localStorage.getItem('lang')).toBe('BN')
      await expect(document.documentElement.lang).toBe('bn')
    })
  },
}
