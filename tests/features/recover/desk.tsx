import { screen, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import Forgot from '../../../src/features/recover/screens/forgot.tsx'
import { openPortal } from '../../app/portal.tsx'

type User = ReturnType<typeof userEvent.setup>

export const dialog = () => within(screen.getByRole('dialog'))
export const field = (name: string) => dialog().getByRole('textbox', { name })
export const button = (name: string) => dialog().getByRole('button', { name })

/** The pop-up alone. */
export async function openForgot(scenario = 'guest', onClose: () => void = () => undefined) {
  const link = `?scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`
  const view = <Forgot onClose={onClose} />
  const opened = await openPortal(link, '/?popup=forgot', { view })
  await screen.findByRole('dialog')
  return opened
}

export async function fillEmail(user: User, email = 'rahim@suborno.example'): Promise<void> {
  await user.type(field('User name'), ' rahim ')
  await user.type(field('Email'), email)
}

/** To the mobile way, with rahim's number, its code and a new password. */
export async function fillPhone(user: User, password = 'Meghna2027'): Promise<void> {
  await user.click(dialog().getByRole('tab', { name: 'By mobile' }))
  await user.type(field('Mobile number'), '01712000000')
  await user.click(button('Send code'))
  await user.type(field('Verification code'), '246810')
  await user.type(dialog().getByLabelText('New password'), password)
}
