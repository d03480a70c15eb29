// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { signIn } from '../../../../src/session/sign-in.ts'
import { session } from '../../../../src/session/store.ts'
import { clearSeal, infoOf, openDesk } from './desk.tsx'

vi.mock('../../../../src/api/seal.ts', () => clearSeal)

afterEach(() => {
  vi.unstubAllGlobals()
  session.clear()
})

const credentials = { type: 'username', username: 'agent1', password: 'Padma2026' } as const

async function enterBy(side: 'player' | 'agent', on: boolean, type = 41) {
  const whitelabel = [{ modId: 'AGENTPOLICY3', enabled: on, childrenNodes: [] }]
  const desk = await openDesk({ 'GET /wps/member/info': () => infoOf(type) }, { whitelabel })
  return signIn(desk.client, side, credentials)
}

describe('AUT-35 D-018 agents at the door of players', () => {
  it('come in where AGENTPOLICY3 is on', async () => {
    expect((await enterBy('player', true)).role).toBe('agent')
  })

  it('are refused where it is off, and the token is dropped', async () => {
    await expect(enterBy('player', false)).rejects.toMatchObject({ code: 'login.not.member' })
    expect(session.get('token')).toBeNull()
  })

  it('have their own door, and members theirs, either way', async () => {
    expect((await enterBy('agent', false)).role).toBe('agent')
    expect((await enterBy('player', false, 0)).role).toBe('member')
  })
})
