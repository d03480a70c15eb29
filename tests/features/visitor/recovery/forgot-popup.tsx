import { screen, within } from '@testing-library/react'
import Forgot from '#features/visitor/recovery/screens/forgot.tsx'
import { fillIn, frozenLink, type OpenedPortal, openPortal } from '#tests/harness/portal.tsx'

type User = OpenedPortal['user']

export const dialog = () => within(screen.getByRole('dialog'))
export const field = (name: string) => dialog().getByLabelText<HTMLInputElement>(name)
export const secret = () => field('New password')
export const button = (name: string) => dialog().getByRole('button', { name })
export const findTab = (name: string) => dialog().getByRole('tab', { name })

/** The pop-up alone. */
export async function openForgot(scenario = 'guest', onClose: () => void = () => undefined) {
  const opened = await openPortal(frozenLink(scenario), '/promotions?popup=forgot', {
    view: <Forgot onClose={onClose} />,
    texts: ['recover', 'forms'],
  })
  await screen.findByRole('dialog')
  return opened
}

export function fillEmail(email = 'rahim@suborno.example'): void {
  fillIn(field('Username'), ' rahim ')
  fillIn(field('Email'), email)
}

export async function toMobile(user: User): Promise<void> {
  await user.click(findTab('By mobile'))
  await dialog().findByLabelText('Mobile number', { selector: 'input' })
}

/** Opens the mobile tab, requests a code for a number and fills in code and new password. */
export async function fillPhone(
  user: User,
  { number = '01712000000', code = '246810', password = 'Meghna2027' } = {},
): Promise<void> {
  await toMobile(user)
  fillIn(field('Mobile number'), number)
  await user.click(button('Send code'))
  await dialog().findByText(/^Send again in/)
  fillIn(field('Verification code'), code)
  fillIn(secret(), password)
}

export const reset = (user: User) => user.click(button('Set new password'))
