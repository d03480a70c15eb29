import { screen, within } from '@testing-library/react'
import Login from '#features/visitor/auth/screens/login.tsx'
import {
  fillIn,
  frozenLink,
  type OpenedPortal,
  type Options,
  openPortal,
} from '#tests/harness/portal.tsx'

/** Opens only the login pop-up, in its own world. */
export async function openLogin(scenario = 'guest', options: Options = {}): Promise<OpenedPortal> {
  const opened = await openPortal(frozenLink(scenario), '/promotions?popup=login', {
    view: <Login onClose={() => undefined} />,
    texts: ['auth', 'social', 'forms'],
    ...options,
  })
  await screen.findByRole('dialog')
  return opened
}

export const dialog = () => within(screen.getByRole('dialog'))
export const username = () =>
  dialog().getByLabelText<HTMLInputElement>('Username', { selector: 'input' })
export const password = () => dialog().getByLabelText<HTMLInputElement>('Password')
export const button = (name: string | RegExp) => dialog().getByRole('button', { name })

/** Fills in a name and a password and submits with Enter. */
export async function logIn(user: OpenedPortal['user'], name = 'rahim', secret = 'gold1234') {
  fillIn(username(), name)
  fillIn(password(), secret)
  await user.type(password(), '{Enter}')
}
