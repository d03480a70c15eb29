// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { roleOfType } from '#session/roles.ts'
import { session } from '#session/store.ts'
import { useVisitor } from '#session/visitor.ts'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'

describe('the role of a member type', () => {
  test.each([
    [0, 'member'],
    [3, 'member'],
    [4, 'trial'],
    [1, 'agent'],
    [2, 'agent'],
    [41, 'agent'],
    [42, 'agent'],
    [9, null],
  ])('AUT-02 D-030 without lists %i is %s', (type, role) => {
    expect(roleOfType(type)).toBe(role)
  })

  test('AUT-03 AUT-04 the configured lists decide', () => {
    const types = { agent: [7], trial: [8], member: [1, 2] }
    expect([7, 8, 1, 4, 41].map((type) => roleOfType(type, types))).toEqual([
      'agent',
      'trial',
      'member',
      null,
      null,
    ])
  })

  test('AUT-03 an invalid list counts as the default', () => {
    expect(roleOfType(41, JSON.parse('{"agent":null}'))).toBe('agent')
  })
})

describe('the current visitor', () => {
  afterEach(async () => {
    await closePortal()
    session.clear()
    sessionStorage.clear()
  })

  function Who() {
    const { role, isLogin, isAgent, isTrial, pending } = useVisitor()
    return <p>{pending ? 'pending' : JSON.stringify({ role, isLogin, isAgent, isTrial })}</p>
  }
  const open = (scenario: string) =>
    openPortal(`?scenario=${scenario}&seed=7`, '/', { view: <Who /> })

  test.each([
    ['guest', { role: 'guest', isLogin: false, isAgent: false, isTrial: false }],
    ['member', { role: 'member', isLogin: true, isAgent: false, isTrial: false }],
    ['trial', { role: 'trial', isLogin: true, isAgent: false, isTrial: true }],
    ['agent-41', { role: 'agent', isLogin: true, isAgent: true, isTrial: false }],
  ])('AUT-02 AUT-03 AUT-04 a %s', async (scenario, who) => {
    await open(scenario)
    await screen.findByText(JSON.stringify(who))
  })

  test('AUT-01 nobody counts as logged in before the member info is loaded', async () => {
    await open('member')
    expect(screen.getByText('pending')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('pending')).toBeNull())
    expect(screen.getByText(/"isLogin":true/)).toBeTruthy()
  })
})
