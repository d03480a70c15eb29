// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import AgentLogin from '../../../../src/features/visitor/auth/screens/agent-login.tsx'
import { session } from '../../../../src/session/store.ts'
import { clearSeal, granted, infoOf, openDesk, refuse, show } from './desk.tsx'

vi.mock('../../../../src/api/seal.ts', () => clearSeal)

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const LOGIN = 'POST /wps/session/login'
const hours = { days: [1, 2, 3, 4, 5], from: '12:00', to: '21:00' }

async function open(type = 41, config: object = {}) {
  const desk = await openDesk({ 'GET /wps/member/info': () => infoOf(type) }, config)
  const view = show(desk, <AgentLogin />, '/agent')
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  await user.type(screen.getByLabelText('User name'), 'agent1')
  await user.type(screen.getByLabelText('Password'), 'Padma2026')
  return { ...desk, ...view, user }
}
const submit = () => screen.getByRole('button', { name: 'Log in' })

describe('agent log-in page', () => {
  it('RTE-08 AGT-21 AGT-22 AGT-24 has a title, a form without remember-me, a promotional text', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Agent login' })).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getByText('Your team, at a glance')).toBeTruthy()
  })

  it('RTE-45 an agent goes to the agent home page; one request however often asked', async () => {
    const { where, count, calls } = await open()
    fireEvent.click(submit())
    fireEvent.submit(submit().closest('form') ?? document.body)
    await waitFor(() => expect(where()).toBe('/agentHome'))
    expect(count(LOGIN)).toBe(1)
    expect(calls.find((call) => call.name === LOGIN)?.body).toMatchObject({ side: 'agent' })
  })

  it('AUT-36 ERR-21 a member is refused and the token dropped', async () => {
    const { user, where } = await open(0)
    await user.click(submit())
    expect((await screen.findByRole('alert')).textContent).toContain('Non-agents cannot log in')
    expect(session.get('token')).toBeNull()
    expect(where()).toBe('/agent')
  })

  it.each([
    ['2026-11-20T09:00:00Z', 'Open now'],
    ['2026-11-20T16:00:00Z', 'Closed now'],
  ])('AGT-25 D-068 the service hours in the merchant zone: at %s "%s"', async (iso, words) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(iso) })
    await open(41, { agentServiceHours: hours })
    expect(screen.getByText('Monday to Friday, 12:00 to 21:00 (GMT+6)')).toBeTruthy()
    expect(screen.getByText(words)).toBeTruthy()
  })
})

it('AGT-25 D-068 hours of no day at all are not told', async () => {
  await open(41, { agentServiceHours: { ...hours, days: [] } })
  expect(screen.queryByText(/12:00/)).toBeNull()
  expect(screen.queryByRole('region', { name: 'Agent service' })).toBeNull()
})

describe('agent log-in from an unknown address', () => {
  const METHODS = { methods: ['TOTP'], challengeId: 'challenge-0001' }
  const VERIFY = 'POST /wps/session/login/verification'

  it('D-026 the card becomes the proof, then the agent home page opens', async () => {
    const desk = await openDesk({
      'GET /wps/member/info': () => infoOf(41),
      [LOGIN]: () => refuse('login.ip.unverified', METHODS),
      [VERIFY]: () => granted(),
    })
    const { where } = show(desk, <AgentLogin />, '/agent')
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
    await user.type(screen.getByLabelText('User name'), 'agent1')
    await user.type(screen.getByLabelText('Password'), 'Padma2026{Enter}')
    const heading = await screen.findByRole('heading', { level: 1, name: 'Confirm it is you' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await user.type(screen.getByLabelText('Code from the app'), '246810{Enter}')
    await waitFor(() => expect(where()).toBe('/agentHome'))
    expect(desk.calls.find(({ name }) => name === VERIFY)?.body).toEqual({
      challengeId: 'challenge-0001',
      method: 'TOTP',
      answer: '246810',
    })
  })

  it('D-026 a refusal without a challenge is said and opens nothing', async () => {
    const desk = await openDesk({ [LOGIN]: () => refuse('login.ip.unverified') })
    show(desk, <AgentLogin />, '/agent')
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
    await user.type(screen.getByLabelText('User name'), 'agent1')
    await user.type(screen.getByLabelText('Password'), 'Padma2026{Enter}')
    await screen.findByText('Please complete verification first')
    expect(screen.getByRole('heading', { level: 1, name: 'Agent login' })).toBeTruthy()
  })

  it('AGT-23 AUT-25 a default password opens the change-password pop-up on the way', async () => {
    const { user, where } = await open()
    await user.clear(screen.getByLabelText('Password'))
    await user.type(screen.getByLabelText('Password'), 'a123456{Enter}')
    await waitFor(() => expect(where()).toBe('/agentHome?popup=change-password'))
  })
})
