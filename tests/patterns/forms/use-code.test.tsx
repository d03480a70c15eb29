// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { Profiler, useState } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadTexts, startI18n } from '#i18n/i18n.ts'
import { CodePart } from '#patterns/forms/code-part.tsx'
import type { CodeProof } from '#patterns/forms/phone-adapters.ts'
import { usePhoneCode } from '#patterns/forms/use-phone-code.ts'
import { pass, until } from '#tests/harness/fake-time.ts'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'

const link = (scenario: string) => `?scenario=${scenario}&seed=7`
let proof: CodeProof | null = null
let draws = 0
const countDraw = () => {
  draws += 1
}

/** A minimal form with a code. */
function Probe({ number = '1712000000' }: { number?: string }) {
  const code = usePhoneCode('login')
  const [problem, setProblem] = useState<string>()
  const confirm = () =>
    code.confirm('246810').then(
      (found) => {
        proof = found
      },
      (error: Error) => setProblem(error.message),
    )
  return (
    <>
      <CodePart
        code={code}
        to={`880${number}`}
        onSend={() => void code.send('880', number)}
        error={problem}
      />
      <button type="button" onClick={confirm}>
        Confirm
      </button>
    </>
  )
}

function Stage({ number }: { number?: string }) {
  const [shown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        Toggle
      </button>
      <Profiler id="form" onRender={countDraw}>
        {shown ? <Probe {...(number ? { number } : {})} /> : null}
      </Profiler>
    </>
  )
}

async function open(scenario: string, number?: string) {
  proof = null
  const opened = await openPortal(link(scenario), '/', {
    view: <Stage {...(number ? { number } : {})} />,
  })
  vi.useFakeTimers({ now: Date.parse('2026-11-20T09:00:00Z') })
  return opened
}

const send = () => screen.getByRole('button', { name: /^Send/ })
const pressed = () => fireEvent.click(send())
const shown = () => send().textContent ?? ''
const toggle = () => fireEvent.click(screen.getByRole('button', { name: 'Toggle' }))
/** Whether the form renders while time passes. A count of timers would include all timers of the worker. */
const ticks = async (ms: number) => {
  draws = 0
  await pass(ms)
  return draws > 0
}
const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  fireEvent(document, new Event('visibilitychange'))
}

beforeAll(async () => {
  await startI18n()
  await loadTexts('forms')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await closePortal()
})

describe('codes sent by the server itself', () => {
  test('AUT-19 the button waits expiredMinutes x 60 seconds and then sends again', async () => {
    const { count } = await open('sms-platform')
    pressed()
    await until(() => expect(shown()).toContain('Send again in 2:00'))
    expect(send().getAttribute('aria-disabled')).toBe('true')
    pressed()
    expect(await ticks(61_000)).toBe(true)
    expect(shown()).toContain('Send again in 0:59')
    await pass(60_000)
    expect(shown()).toBe('Send again')
    expect(send().getAttribute('aria-disabled')).toBeNull()
    expect(count('sendLoginSms')).toBe(1)
    expect(await ticks(60_000)).toBe(false)
  })

  test('D-008 closing the form, another mount and a hidden page do not change it', async () => {
    const { count } = await open('sms-platform')
    pressed()
    await until(() => expect(shown()).toContain('Send again in 2:00'))
    toggle()
    await pass(30_000)
    toggle()
    expect(shown()).toContain('Send again in 1:30')
    see('hidden')
    expect(await ticks(45_000)).toBe(false)
    see('visible')
    expect(shown()).toContain('Send again in 0:45')
    pressed()
    expect(count('sendLoginSms')).toBe(1)
  })

  test('D-008 the wait belongs to the number it was sent to, and its hint is kept over a reload', async () => {
    const { count, show } = await open('sms-platform')
    pressed()
    await until(() => expect(shown()).toContain('Send again in 2:00'))
    show(<Stage number="1712000001" />)
    expect(shown()).toBe('Send code')
    expect(screen.queryByText(/six digits/)).toBeNull()
    await pass(1000)
    pressed()
    await until(() => expect(count('sendLoginSms')).toBe(2))
    await pass(30_000)
    show(<Stage />)
    expect(shown()).toContain('Send again in 1:29')
    expect(screen.getByText(/six digits/)).toBeTruthy()
  })

  test('AUT-21 a second request within a second is dropped, also when the first was refused', async () => {
    const { world, count } = await open('sms-platform')
    world.faults.set('sendLoginSms', { kind: 'status', status: 500 })
    pressed()
    pressed()
    const dialog = await until(() => screen.getByRole('alertdialog', { name: 'No code was sent' }))
    fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
    await until(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    vi.setSystemTime(Date.now() + 1000)
    world.faults.clear()
    pressed()
    await until(() => expect(shown()).toContain('Send again in'))
    expect(count('sendLoginSms')).toBe(2)
  })

  test('the code is sent with the next call', async () => {
    await open('sms-platform')
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await until(() => expect(proof).toEqual({ verificationCode: '246810' }))
  })
})

describe('a code that cannot be sent', () => {
  test("ERR-01 the server's message is shown in a warning dialog with a button", async () => {
    await open('sms-quota')
    pressed()
    const dialog = await until(() => screen.getByRole('alertdialog', { name: 'No code was sent' }))
    expect(dialog.textContent).toContain('No more codes can be sent today.')
    fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
    await until(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(send().getAttribute('aria-disabled')).toBeNull()
  })

  test('AUT-24 too many requests lock the sending for five minutes, with the time of the end', async () => {
    await open('sms-too-many')
    pressed()
    const dialog = await until(() => screen.getByRole('alertdialog'))
    expect(dialog.textContent).toMatch(/ask for another code at \d\d:\d\d:\d\d/)
    expect(screen.getByText(/Send again in/).textContent).toBe('Send again in 5:00')
    fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
    await until(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByText(/ask for another code at/)).toBeTruthy()
    toggle()
    toggle()
    expect(shown()).toContain('Send again in 5:00')
    await pass(5 * 60_000)
    expect(shown()).toBe('Send code')
    expect(screen.queryByText(/ask for another code at/)).toBeNull()
  })

  test.each([
    [429, '0:30'],
    [503, '10:00'],
  ] as const)('AUT-24 D-013 a %i locks for as long as it says', async (status, time) => {
    const { world } = await open('sms-platform')
    world.faults.set('sendLoginSms', { kind: 'status', status })
    pressed()
    await until(() => screen.getByRole('alertdialog'))
    expect(screen.getByText(/Send again in/).textContent).toBe(`Send again in ${time}`)
  })
})
