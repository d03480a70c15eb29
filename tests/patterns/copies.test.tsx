// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useTrace } from '#patterns/use-trace.ts'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'
import { ErrorState } from '#ui/error-state/error-state.tsx'
import { toast } from '#ui/toast/toast-store.ts'

afterEach(closePortal)

const Failure = () => <ErrorState message="Broken" retryLabel="Again" trace={useTrace('7f3c')} />

test('ERR-25 a copied trace id is confirmed, with a button that closes the message', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  const { user } = await openPortal(frozenLink('guest'), '/', { view: <Failure /> })
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await waitFor(() =>
    expect(toast.entries()).toMatchObject([{ message: 'Copied', action: { label: 'OK' } }]),
  )
  expect(writeText).toHaveBeenCalledExactlyOnceWith('7f3c')
})
