// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { signIn } from '#session/sign-in.ts'
import { session } from '#session/store.ts'
import { closePortal, frozenLink, openPortal, toWhitelabel } from '#tests/harness/portal.tsx'

afterEach(closePortal)

/** Logs in to a world that accepts agents everywhere; the portal's configuration may not. */
async function logIn(side: 'player' | 'agent', admitted: boolean, username = 'agent41') {
  const opened = await openPortal(frozenLink('guest'), '/', {
    view: null,
    config: (config) => ({ ...config, whitelabel: toWhitelabel({ AGENTPOLICY3: admitted }) }),
  })
  const credentials = { type: 'username', username, password: 'gold1234' } as const
  return { ...opened, signedIn: signIn(opened.client, side, credentials) }
}

describe('AUT-35 D-018 agents at the log-in of players', () => {
  test('are admitted where AGENTPOLICY3 is on', async () => {
    const { signedIn } = await logIn('player', true)
    expect((await signedIn).role).toBe('agent')
  })

  test('are refused where it is off, and the token is dropped', async () => {
    const { signedIn, count } = await logIn('player', false)
    await expect(signedIn).rejects.toMatchObject({ code: 'login.not.member' })
    expect(session.get('token')).toBeNull()
    expect(count('logout')).toBe(1)
  })

  test('have their own log-in, and members theirs, with either setting', async () => {
    const agent = await logIn('agent', false)
    expect((await agent.signedIn).role).toBe('agent')
    await closePortal()
    const member = await logIn('player', false, 'rahim')
    expect((await member.signedIn).role).toBe('member')
  })
})
