import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, vi } from 'vitest'
import type { OperationId } from '../../../../openapi/generated/operations.ts'
import Forgot from '../../../../src/features/visitor/recovery/screens/forgot.tsx'
import { loadTexts, startI18n } from '../../../../src/i18n/i18n.ts'
import { formDrafts } from '../../../../src/session/drafts.ts'
import { session } from '../../../../src/session/store.ts'
import { closePortal, openPortal } from '../../../harness/portal.tsx'

export const person = () => userEvent.setup({ delay: null, pointerEventsCheck: 0 })
type User = ReturnType<typeof person>

export const dialog = () => within(screen.getByRole('dialog'))
export const field = (name: string) => dialog().getByRole<HTMLInputElement>('textbox', { name })
export const secret = () => dialog().getByLabelText<HTMLInputElement>('New password')
export const button = (name: string) => dialog().getByRole('button', { name })
export const tab = (name: string) => dialog().getByRole('tab', { name })

/** The texts before, and nothing left over after each test. */
export function aroundEach(): void {
  beforeAll(async () => {
    await startI18n()
    await loadTexts('recover', 'forms')
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    formDrafts.clear()
    await closePortal()
    session.clear()
    sessionStorage.clear()
  })
}

/** The pop-up alone; `bodies` and `count` tell what was asked of the server. */
export async function openForgot(scenario = 'guest', onClose: () => void = () => undefined) {
  const link = `?scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`
  const view = <Forgot onClose={onClose} />
  const opened = await openPortal(link, '/promotions?popup=forgot', { view })
  await screen.findByRole('dialog')
  const count = (id: OperationId) =>
    opened.world.log.entries().filter(({ operationId }) => operationId === id).length
  return { ...opened, count, user: person() }
}

export async function fillEmail(user: User, email = 'rahim@suborno.example'): Promise<void> {
  await user.type(field('User name'), ' rahim ')
  await user.type(field('Email'), email)
}

export async function toMobile(user: User): Promise<void> {
  await user.click(tab('By mobile'))
  await dialog().findByRole('textbox', { name: 'Mobile number' })
}

/** To the mobile way, with a number, the code that is sent to it, and a new password. */
export async function fillPhone(
  user: User,
  { number = '01712000000', code = '246810', password = 'Meghna2027' } = {},
): Promise<void> {
  await toMobile(user)
  await user.type(field('Mobile number'), number)
  await user.click(button('Send code'))
  await dialog().findByText(/^Again in/)
  await user.type(field('Verification code'), code)
  await user.type(secret(), password)
}

export const reset = (user: User) => user.click(button('Set the new password'))
