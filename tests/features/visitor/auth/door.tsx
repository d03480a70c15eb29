import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import type { OperationId } from '../../../../openapi/generated/operations.ts'
import type { PermissionConfig } from '../../../../src/api/system.ts'
import Login from '../../../../src/features/visitor/auth/screens/login.tsx'
import { loadTexts, startI18n } from '../../../../src/i18n/i18n.ts'
import { openPortal } from '../../../harness/portal.tsx'

type Change = (config: PermissionConfig) => PermissionConfig

export const person = () => userEvent.setup({ delay: null, pointerEventsCheck: 0 })

/** The log-in pop-up alone, against a world of its own; `calls` are the bodies of an operation. */
export async function openLogin(scenario: string, config?: Change, view?: React.ReactNode) {
  await startI18n()
  await loadTexts('auth', 'social', 'forms')
  const opened = await openPortal(
    `?scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
    '/promotions?popup=login',
    { view: view ?? <Login onClose={() => undefined} />, ...(config ? { config } : {}) },
  )
  await screen.findByRole('dialog')
  const count = (id: OperationId) =>
    opened.world.log.entries().filter(({ operationId }) => operationId === id).length
  return { ...opened, user: person(), count }
}

type User = ReturnType<typeof person>

export const dialog = () => within(screen.getByRole('dialog'))
export const username = () => dialog().getByLabelText<HTMLInputElement>('User name')
export const password = () => dialog().getByLabelText<HTMLInputElement>('Password')
export const button = (name: string | RegExp) => dialog().getByRole('button', { name })

/** Types a name and a password and sends them. */
export async function logIn(user: User, name = 'rahim', secret = 'gold1234') {
  await user.type(username(), name)
  await user.type(password(), `${secret}{Enter}`)
}

/** A window that the browser would have opened, and what became of it. */
export function fakeWindow() {
  const opened = {
    closed: false,
    close: vi.fn(() => {
      opened.closed = true
    }),
    document: { title: '', body: { textContent: '' } },
    location: { replace: vi.fn<(address: string) => void>() },
  }
  const open = vi.fn<(...asked: unknown[]) => unknown>(() => opened)
  vi.stubGlobal('open', open)
  return { opened, open }
}
