import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { systemQueries } from '#api/content/system.ts'
import Register from '#features/visitor/register/screens/register.tsx'
import {
  fillIn,
  frozenLink,
  type OpenedPortal,
  type Options,
  openPortal,
} from '#tests/harness/portal.tsx'

export const dialog = () => within(screen.getByRole('dialog'))
export const submit = () => buttonNamed('Register')

/** A button of the form by its text, because a query by role is slow in a form with so many controls. */
export function buttonNamed(name: string): HTMLElement {
  const buttons = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')]
  const [found] = buttons.filter(({ textContent }) => textContent?.trim() === name)
  if (!found) throw new Error(`There is no button "${name}".`)
  return found
}

/** The button that opens the optional fields. */
export const findMoreButton = () => dialog().getByRole('button', { name: /^More about you/ })

/** The input of a field rule. */
export function field(name: string): HTMLInputElement {
  const found = document.getElementById(`register-${name}`)
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no field for ${name}.`)
  return found
}

/** The error at a field; null if the field is valid. */
export function errorAt(name: string): string | null {
  const input = field(name)
  if (input.getAttribute('aria-invalid') !== 'true') return null
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ')
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

/** The pop-up alone, once its form is shown. */
export async function openRegister(
  scenario = 'guest',
  options: Options = {},
  route = '/?popup=register',
): Promise<OpenedPortal> {
  const opened = await openPortal(frozenLink(scenario), route, {
    view: <Register onClose={() => undefined} />,
    texts: ['register', 'forms'],
    ...options,
  })
  await screen.findByText('Register', { selector: 'button, button *' })
  return opened
}

export const readCaptcha = ({ world }: OpenedPortal): string =>
  world.db.captchas.find({ used: false })?.code ?? ''

/** Copies the text of the captcha once its picture is shown. */
export async function copyCaptcha(opened: OpenedPortal): Promise<void> {
  await dialog().findByAltText('Four characters to copy')
  fillIn(field('captcha'), readCaptcha(opened))
}

/** Requests a code for a number without an account. */
export async function sendCode({ user }: OpenedPortal): Promise<void> {
  fillIn(field('mobileNum'), '01799000001')
  await user.click(buttonNamed('Send code'))
}

/** Fills in every required field of the user-name method in the default world. */
export async function fillAll(opened: OpenedPortal): Promise<void> {
  fillIn(field('username'), 'shapla88')
  await fillByMobile(opened)
}

/** Fills in every required field of the mobile method. */
export async function fillByMobile(opened: OpenedPortal): Promise<void> {
  fillIn(field('password'), 'Padma2026')
  fillIn(field('confirmPassword'), 'Padma2026')
  await sendCode(opened)
  fillIn(field('verificationCode'), '246810')
  await copyCaptcha(opened)
  await opened.user.click(field('terms'))
}

/** Moves the slider to its end by keyboard, as slowly as a person, because the server checks the duration. */
export async function slide(): Promise<void> {
  const began = performance.now()
  const slider = dialog().getByRole('slider')
  fireEvent.keyDown(slider, { key: 'PageUp' })
  await waitFor(() => expect(performance.now() - began).toBeGreaterThan(300))
  fireEvent.keyDown(slider, { key: 'End' })
  fireEvent.keyDown(slider, { key: 'Enter' })
  await dialog().findAllByText('Confirmed')
}

/** Hides fields in the form that the server still accepts. */
export function hideFields({ client }: OpenedPortal, ...names: readonly string[]): void {
  client.setQueryData(systemQueries.registerSettings().queryKey, (old) => {
    if (!old) return old
    const fields = Object.entries(old.fields).map(([name, rule]) => {
      const enabled = rule.enabled && !names.includes(name)
      return [name, { ...rule, enabled }] as const
    })
    return { ...old, fields: Object.fromEntries(fields) }
  })
}
