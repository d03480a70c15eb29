import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import type { OperationId } from '../../../../openapi/generated/operations.ts'
import { systemQueries } from '../../../../src/api/system.ts'
import Register from '../../../../src/features/visitor/register/screens/register.tsx'
import { type Opened, openPortal } from '../../../harness/portal.tsx'

type User = ReturnType<typeof userEvent.setup>

export const link = (scenario: string) => `?scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`

export const dialog = () => within(screen.getByRole('dialog'))
export const submit = () => dialog().getByRole('button', { name: 'Register' })

export const person = () => userEvent.setup({ delay: null, pointerEventsCheck: 0 })

/** A field by the name of its rule. */
export function field(name: string): HTMLInputElement {
  const found = document.getElementById(`register-${name}`)
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no field for ${name}.`)
  return found
}

/** What is said at a field, where it is marked as wrong. */
export function saidAt(name: string): string | null {
  const input = field(name)
  if (input.getAttribute('aria-invalid') !== 'true') return null
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ')
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

export const countOf =
  ({ world }: Opened) =>
  (id: OperationId): number =>
    world.log.entries().filter(({ operationId }) => operationId === id).length

/** The pop-up alone, with its form there. */
export async function openRegister(scenario = 'guest'): Promise<Opened> {
  const view = <Register onClose={() => undefined} />
  const opened = await openPortal(link(scenario), '/?popup=register', { view })
  await screen.findByRole('button', { name: 'Register' })
  return opened
}

export const captchaOf = ({ world }: Opened): string =>
  world.db.captchas.find({ used: false })?.code ?? ''

export async function typeCaptcha(user: User, opened: Opened): Promise<void> {
  await dialog().findByRole('img', { name: 'Four characters to copy' })
  const field = dialog().getByLabelText('Characters in the picture')
  await user.clear(field)
  await user.type(field, captchaOf(opened))
}

/** Everything that the user-name way of the ordinary world requires. */
export async function fillAll(user: User, opened: Opened): Promise<void> {
  const type = async (label: string, text: string) =>
    user.type(dialog().getByLabelText(label), text)
  await user.type(dialog().getByRole('textbox', { name: 'User name' }), 'shapla88')
  await type('Password', 'Padma2026')
  await type('Password again', 'Padma2026')
  await user.type(dialog().getByRole('textbox', { name: 'Mobile number' }), '01799000001')
  await user.click(dialog().getByRole('button', { name: 'Send code' }))
  await type('Verification code', '246810')
  await typeCaptcha(user, opened)
  await user.click(dialog().getByRole('checkbox', { name: /I am 18 or older/ }))
}

/** To the end by keys; as slowly as a hand, since the server looks at the time it took. */
export async function slide(): Promise<void> {
  const began = performance.now()
  const slider = dialog().getByRole('slider')
  fireEvent.keyDown(slider, { key: 'PageUp' })
  await waitFor(() => expect(performance.now() - began).toBeGreaterThan(300))
  fireEvent.keyDown(slider, { key: 'End' })
  fireEvent.keyDown(slider, { key: 'Enter' })
  await dialog().findAllByText('Thank you, checked')
}

/** Takes fields off the form that the server would still take. */
export function hideFields({ client }: Opened, ...names: readonly string[]): void {
  client.setQueryData(systemQueries.registerSettings().queryKey, (old) => {
    if (!old) return old
    const fields = Object.entries(old.fields).map(([name, rule]) => {
      const enabled = rule.enabled && !names.includes(name)
      return [name, { ...rule, enabled }] as const
    })
    return { ...old, fields: Object.fromEntries(fields) }
  })
}
