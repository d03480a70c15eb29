// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ApiError, ApiError as Refusal } from '#api/transport/error.ts'
import { loadTexts, startI18n } from '#i18n/i18n.ts'
import { findLanguage } from '#i18n/languages.ts'
import { CodePart } from '#patterns/forms/code-part.tsx'
import { formErrorKey } from '#patterns/forms/form-error.ts'
import type { CodeProof } from '#patterns/forms/phone-adapters.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { usePhoneCode } from '#patterns/forms/use-phone-code.ts'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'

/** Requirement, the service's code, the message (null: not in the world), and the number's ending that causes it. */
const ERRORS: [number: string, code: string, words: string, ending: string | null][] = [
  ['ERR-26 VAL-70', 'invalid.phone.number', 'Phone number format is incorrect', '01'],
  ['ERR-27', 'missing.phone.number', 'Enter your phone number.', '02'],
  ['ERR-28', 'too.many.requests', 'Too many requests. Try again in 5 minutes.', '03'],
  ['ERR-29', 'unknown', 'We could not check the code. Try again.', '04'],
  ['ERR-30', 'invalid.verification.code', 'That code is incorrect.', '05'],
  ['ERR-31', 'missing.verification.code', 'Enter the code from the message.', '06'],
  ['ERR-32', 'captcha.check.failed', 'We could not confirm you are human.', '07'],
  ['ERR-32', 'unauthorized.domain', 'We could not confirm you are human.', '08'],
  ['ERR-33', 'quota.exceeded', 'Contact customer service.', '09'],
  ['ERR-34', 'operation.not.allowed', 'Codes by phone are not available.', '10'],
  ['ERR-35', 'code.expired', 'This code has expired. Ask for a new one.', '11'],
  ['ERR-36', 'popup.closed.by.user', 'The verification window was closed.', null],
]
const AT_CONFIRMATION = new Set(['05', '06', '11'])

let proofs: CodeProof[] = []

function Probe({ number }: { number: string }) {
  const code = usePhoneCode('register')
  const text = useErrorText()
  const [error, setError] = useState<ApiError>()
  const confirm = () =>
    code.confirm('246810').then(
      (proof) => proofs.push(proof),
      (refused: ApiError) => setError(refused),
    )
  return (
    <>
      <CodePart
        code={code}
        to={`880${number}`}
        onSend={() => void code.send('880', number)}
        error={error && text(error)}
      />
      <button type="button" onClick={confirm}>
        Confirm
      </button>
    </>
  )
}

async function open(number: string, scenario = 'sms-firebase') {
  proofs = []
  return openPortal(`?scenario=${scenario}&seed=7`, '/', { view: <Probe number={number} /> })
}
const send = () => fireEvent.click(screen.getByRole('button', { name: /^Send/ }))
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))

beforeAll(async () => {
  await startI18n(findLanguage('EN') ?? undefined)
  await loadTexts('forms', 'common')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await closePortal()
})

describe('D-008 the external phone service', () => {
  test('ERR-26..36 each error has its own message', async () => {
    const keys = ERRORS.map(([, code]) =>
      formErrorKey(new Refusal({ status: 200, code: `phone.${code}` })),
    )
    expect(keys).not.toContain(null)
    // Two codes stand for the same error of the specification.
    expect(new Set(keys).size).toBe(ERRORS.length - 1)
    expect(formErrorKey(new Refusal({ status: 200, code: 'phone.toString' }))).toBeNull()
  })

  test.each(ERRORS)('%s phone.%s shows: %s', (_, code, words) => {
    const { result } = renderHook(() => useErrorText(), {
      wrapper: ({ children }) => (
        <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
      ),
    })
    expect(result.current(new Refusal({ status: 200, code: `phone.${code}` }))).toContain(words)
  })

  test.each(ERRORS.filter(([, , , ending]) => ending !== null && !AT_CONFIRMATION.has(ending)))(
    '%s phone.%s occurs when a code is sent',
    async (_, __, words, ending) => {
      await open(`17000000${ending}`)
      send()
      const dialog = await screen.findByRole('alertdialog', { name: 'No code was sent' })
      expect(dialog.textContent).toContain(words)
    },
  )

  test.each(ERRORS.filter(([, , , ending]) => ending !== null && AT_CONFIRMATION.has(ending)))(
    '%s phone.%s occurs when a code is confirmed',
    async (_, __, words, ending) => {
      await open(`17000000${ending}`)
      send()
      await screen.findByText(/^Send again in/)
      confirm()
      await screen.findByText(new RegExp(words))
      expect(proofs).toEqual([])
    },
  )

  test('AUT-20 one minute until the next code', async () => {
    await open('1712000000')
    send()
    expect((await screen.findByText(/^Send again in/)).textContent).toMatch(/1:00|0:59/)
  })

  test('AUT-22 a code is sent and confirmed, and the proof is kept for a repeated call', async () => {
    const { count } = await open('1712000000')
    send()
    await screen.findByText(/^Send again in/)
    confirm()
    await waitFor(() => expect(proofs).toHaveLength(1))
    confirm()
    await waitFor(() => expect(proofs).toHaveLength(2))
    expect(proofs[0]).toEqual({
      verificationCode: expect.stringMatching(/^\d{6}$/),
      firebaseChannel: 'portal-web',
      firebaseIdToken: expect.any(String),
    })
    expect(proofs[1]).toEqual(proofs[0])
    expect(count('confirmPhoneCode')).toBe(1)
    expect(count('sendRegisterSms')).toBe(0)
  })

  test('AUT-22 if no code was sent, there is nothing to confirm, and a message says so', async () => {
    await open('1712000000')
    confirm()
    await screen.findByText(/This code has expired/)
  })

  test('AUT-24 its own limit locks for five minutes', async () => {
    await open('1700000003')
    send()
    await screen.findByRole('alertdialog')
    expect(screen.getByText(/^Send again in/).textContent).toMatch(/5:00|4:59/)
  })
})
