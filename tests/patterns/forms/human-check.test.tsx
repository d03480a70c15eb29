// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { systemQueries } from '#api/content/system.ts'
import type { HumanCheck } from '#api/member/verification.ts'
import { asApiError } from '#api/transport/error.ts'
import { loadTexts, startI18n } from '#i18n/i18n.ts'
import { errorField } from '#patterns/forms/form-error.ts'
import { HumanCheckPart } from '#patterns/forms/human-check-part.tsx'
import { useHumanCheck } from '#patterns/forms/use-human-check.ts'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'

type Proof = HumanCheck | undefined | string
let proofs: Proof[] = []

/** A form that submits with a proof and fails. */
function Probe() {
  const human = useHumanCheck()
  const [tries, setTries] = useState(0)
  const send = async () => {
    try {
      proofs.push(await human.proof())
    } catch (thrown) {
      const error = asApiError(thrown)
      proofs.push(errorField(error) === 'humanCheck' ? error.code : `odd: ${error.code}`)
    }
    human.renew()
    setTries((count) => count + 1)
  }
  return (
    <>
      <HumanCheckPart human={human} />
      <button type="button" onClick={send}>
        Send {tries}
      </button>
    </>
  )
}

async function open(scenario: string, humanCheck?: string) {
  proofs = []
  const opened = await openPortal(`?scenario=${scenario}&seed=7`, '/', {
    view: <Probe />,
    ...(humanCheck
      ? { config: (config) => ({ ...config, humanCheck: humanCheck as 'none' }) }
      : {}),
  })
  const send = async () => {
    const before = proofs.length
    fireEvent.click(screen.getByRole('button', { name: /^Send/ }))
    await waitFor(() => expect(proofs).toHaveLength(before + 1))
    return proofs[before]
  }
  return { ...opened, send }
}

const slider = () => screen.getByRole('slider', { name: 'Confirm you are human' })

/** Moves the slider to its end by keyboard, as slowly as a person, because the server checks the duration. */
async function slide(ms = 300) {
  const began = performance.now()
  fireEvent.keyDown(slider(), { key: 'PageUp' })
  await waitFor(() => expect(performance.now() - began).toBeGreaterThan(ms))
  fireEvent.keyDown(slider(), { key: 'End' })
  fireEvent.keyDown(slider(), { key: 'Enter' })
}

beforeAll(async () => {
  await startI18n()
  await loadTexts('forms')
})
afterEach(async () => {
  await closePortal()
})

describe('D-027 a human check', () => {
  test('none: nothing is shown and nothing is sent along', async () => {
    const { send, count } = await open('guest')
    expect(screen.queryByRole('slider')).toBeNull()
    expect(await send()).toBeUndefined()
    expect(count('startHumanCheck')).toBe(0)
  })

  test('an unknown one counts as none', async () => {
    const { send } = await open('guest', 'puzzle')
    expect(screen.queryByRole('slider')).toBeNull()
    expect(await send()).toBeUndefined()
  })

  test('token: requested silently, a new one for each submit', async () => {
    const { send, count } = await open('human-check-token')
    expect(screen.queryByRole('slider')).toBeNull()
    const [first, second] = [await send(), await send()]
    expect(first).toMatchObject({ provider: 'token' })
    expect(second).not.toEqual(first)
    expect(count('startHumanCheck')).toBe(2)
  })

  test('token: a refused one ends the submit', async () => {
    const { world, send } = await open('human-check-token')
    world.faults.set('startHumanCheck', { kind: 'offline' })
    expect(await send()).toBe('odd: network')
  })

  test('ERR-22 slider: if missing, it is reported at the slider, which gets the focus each time', async () => {
    const { send } = await open('human-check-slider')
    expect(await send()).toBe('human.check.required')
    await screen.findByText('Please complete verification first')
    await waitFor(() => expect(document.activeElement).toBe(slider()))
    screen.getByRole('button', { name: /^Send/ }).focus()
    await send()
    await waitFor(() => expect(document.activeElement).toBe(slider()))
  })

  test('slider: by keyboard to the end, used once, renewed after a failed submit', async () => {
    const { send, count } = await open('human-check-slider')
    await send()
    await slide()
    await screen.findAllByText('Confirmed')
    expect(screen.queryByText('Please complete verification first')).toBeNull()
    const first = await send()
    expect(first).toMatchObject({ provider: 'slider' })
    await waitFor(() => expect(slider().getAttribute('aria-valuenow')).toBe('0'))
    expect(await send()).toBe('human.check.required')
    await slide()
    await screen.findAllByText('Confirmed')
    const second = await send()
    expect(second).toMatchObject({ provider: 'slider' })
    expect(second).not.toEqual(first)
    expect(count('passHumanCheck')).toBe(2)
  })

  test('slider: an unused proof is kept after another failure', async () => {
    const { send } = await open('human-check-slider')
    expect(await send()).toBe('human.check.required')
    await slide()
    await screen.findAllByText('Confirmed')
    expect(await send()).toMatchObject({ provider: 'slider' })
  })

  test('slider: refused, it can be retried with a new challenge', async () => {
    const { world, count } = await open('human-check-slider')
    world.faults.set('passHumanCheck', { kind: 'status', status: 500 })
    await slide()
    await screen.findAllByText('That did not work. Try again.')
    world.faults.clear()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(slider().getAttribute('aria-valuenow')).toBe('0'))
    await slide()
    await screen.findAllByText('Confirmed')
    expect(count('startHumanCheck')).toBe(2)
  })

  test('slider: a failed challenge is requested again when it is needed', async () => {
    const { world, client } = await open('guest')
    world.conditions.humanCheck = 'slider'
    world.faults.set('startHumanCheck', { kind: 'offline' })
    client.setQueryData(
      systemQueries.config().queryKey,
      (old) => old && { ...old, humanCheck: 'slider' as const },
    )
    await screen.findByRole('slider')
    const log = () => world.log.entries().filter(({ marks }) => marks.includes('fault:offline'))
    await waitFor(() => expect(log()).toHaveLength(1))
    world.faults.clear()
    await slide()
    await screen.findAllByText('Confirmed')
  })
})
