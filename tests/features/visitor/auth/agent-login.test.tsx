// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import AgentLogin from '#features/visitor/auth/screens/agent-login.tsx'
import { session } from '#session/store.ts'
import {
  closePortal,
  fillIn,
  frozenLink,
  type Options,
  openPortal,
} from '#tests/harness/portal.tsx'

afterEach(closePortal)

const open = (link = frozenLink('guest'), options: Options = {}) =>
  openPortal(link, '/agent', { view: <AgentLogin />, texts: ['auth', 'forms'], ...options })

const submit = () => screen.getByRole('button', { name: 'Log in' })

function fill(account = 'agent41', password = 'gold1234') {
  fillIn(screen.getByLabelText('Username', { selector: 'input' }), account)
  fillIn(screen.getByLabelText('Password'), password)
}

describe('agent log-in page', () => {
  test('RTE-08 AGT-21 AGT-22 AGT-24 has a title, a form without remember-me, and a promotional text', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Agent login' })).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getByText('Your team, at a glance')).toBeTruthy()
  })

  test('AGT-25 D-086 shows no hours without their days, and still lets agents log in', async () => {
    await open(frozenLink('guest+missing-arrays'))
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: /hours/i })).toBeNull()
  })

  test('AUT-27 MOD-06 has links to the password recovery and customer service', async () => {
    const { user, address } = await open()
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }))
    expect(address()).toBe('/agent?popup=forgot')
    await user.click(screen.getByRole('button', { name: 'Customer service' }))
    expect(address()).toBe('/agent?popup=chat')
  })

  test('RTE-45 an agent goes to the agent home page; repeated submits send one request', async () => {
    const { address, bodies } = await open()
    fill()
    fireEvent.click(submit())
    fireEvent.submit(submit().closest('form') ?? document.body)
    await waitFor(() => expect(address()).toBe('/agentHome'))
    expect(bodies('login')).toMatchObject([{ side: 'agent' }])
  })

  test('AUT-36 ERR-21 a member who is no agent is refused and the token dropped', async () => {
    const { user, address, count } = await open(frozenLink('guest'), {
      config: (config) => ({ ...config, userTypes: { agent: [1], trial: [4], member: [0, 41] } }),
    })
    fill()
    await user.click(submit())
    await screen.findByText(/Non-agents cannot log in/)
    expect(session.get('token')).toBeNull()
    expect(count('logout')).toBe(1)
    expect(address()).toBe('/agent')
  })

  test('AGT-23 AUT-25 a default password opens the change-password pop-up first', async () => {
    const { user, world, address } = await open()
    await world.db.members.update({ account: 'agent41' }, (row) => {
      row.password = 'a123456'
      row.passwordState = 'default'
    })
    fill('agent41', 'a123456')
    await user.click(submit())
    await waitFor(() => expect(address()).toBe('/agentHome?popup=change-password'))
  })
})

describe('AGT-25 D-068 the service hours', () => {
  test.each([
    ['2026-11-20T09:00:00Z', 'Open now'],
    ['2026-11-20T16:00:00Z', 'Closed now'],
  ])('in the merchant zone: at %s "%s"', async (iso, words) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(iso) })
    await open(`?scenario=guest&seed=7&clock=${iso}`)
    expect(screen.getByText('Monday to Friday, 12:00 to 21:00 (GMT+6)')).toBeTruthy()
    expect(screen.getByText(words)).toBeTruthy()
  })

  test('without any day are not shown', async () => {
    await open(frozenLink('guest'), {
      config: (config) => ({
        ...config,
        agentServiceHours: { days: [], from: '12:00', to: '21:00' },
      }),
    })
    expect(screen.queryByText(/12:00/)).toBeNull()
    expect(screen.queryByRole('region', { name: 'Agent service' })).toBeNull()
  })
})

test('D-018 an agent who is logged in goes to the centre', async () => {
  const { address } = await openPortal(frozenLink('agent-1'), '/agent')
  await waitFor(() => expect(address()).toBe('/agentHome'))
})

describe('agent log-in from an unknown address', () => {
  test('D-026 the card shows the verification step, then the agent home page opens', async () => {
    const { user, address, bodies } = await open(frozenLink('guest+member-ip-unverified'))
    fill()
    await user.click(submit())
    const heading = await screen.findByRole('heading', { level: 1, name: 'Confirm it is you' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    await screen.findByText(/^Send again in/)
    const answer = screen.getByRole('textbox')
    fillIn(answer, '246810')
    await user.type(answer, '{Enter}')
    await waitFor(() => expect(address()).toBe('/agentHome'))
    expect(bodies('verifyLogin')).toEqual([
      { challengeId: 'challenge-00000001', method: 'MOBILE', answer: '246810' },
    ])
  })

  test('D-026 a refusal without a challenge is shown and opens nothing', async () => {
    const { user, world } = await open()
    world.faults.set('login', { kind: 'refusal', code: 'login.ip.unverified' })
    fill()
    await user.click(submit())
    await screen.findByText('Please complete verification first')
    expect(screen.getByRole('heading', { level: 1, name: 'Agent login' })).toBeTruthy()
  })
})
