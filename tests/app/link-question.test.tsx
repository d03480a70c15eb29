// @vitest-environment jsdom, of its own
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import LinkQuestion from '#app/boot/link-question.tsx'
import { formDrafts } from '#session/drafts.ts'
import { session } from '#session/store.ts'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(async () => {
  await closePortal()
  formDrafts.clear()
})

const THEIRS = 'session-9999-of-nodi'

/** Opens Rahim's tab by a link with a token. */
async function withLink(token: string) {
  const opened = await openPortal(frozenLink('member'), '/', {
    view: <LinkQuestion />,
    texts: ['frame'],
  })
  const { db, clock } = opened.world
  const { id: memberId } = db.members.find({ account: 'nodi' }) ?? { id: 0 }
  await db.sessions.insert({
    token: THEIRS,
    memberId,
    createdAt: clock.now(),
    expiresAt: null,
    ended: null,
    byPassword: true,
  })
  const mine = session.get('token')
  formDrafts.set('feedback', { text: 'half a sentence' })
  session.set('linkToken', token)
  return { ...opened, mine }
}

const question = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Log in as nodi?' }))

describe("D-022 a link with another member's token", () => {
  test('the question has both names; staying is the default and changes nothing', async () => {
    const { user, mine } = await withLink(THEIRS)
    const dialog = await question()
    expect(dialog.getByText(/logged in as rahim.*belongs to nodi/)).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Stay as rahim' }))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(session.get('token')).toBe(mine)
    expect(session.get('linkToken')).toBeNull()
    expect(formDrafts.held()).toBe(true)
  })

  test('switching on request leaves nothing of the previous account', async () => {
    const { user } = await withLink(THEIRS)
    const dialog = await question()
    await user.click(dialog.getByRole('button', { name: 'Switch to nodi' }))
    await waitFor(() => expect(session.get('token')).toBe(THEIRS))
    expect(formDrafts.held()).toBe(false)
  })

  test('a token that the server does not know is dropped silently', async () => {
    const { mine } = await withLink('a-token-of-nobody')
    await waitFor(() => expect(session.get('linkToken')).toBeNull())
    expect(session.get('token')).toBe(mine)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('D-022 the address', () => {
  const open = async (address: string) => {
    vi.stubGlobal('MOCK', true)
    vi.stubGlobal('EARLY_CALLS', [])
    vi.stubGlobal('TEXTS', ['EN', 'BN'])
    vi.resetModules()
    history.replaceState(null, '', address)
    await import('#boot/head.ts')
    const { pathname, search, hash } = location
    history.replaceState(null, '', '/')
    return pathname + search + hash
  }

  test('passes its token to a tab without a session, and holds it back in any other', async () => {
    expect(await open(`/rng?a=1&token=${THEIRS}#top`)).toBe('/rng?a=1#top')
    expect(sessionStorage.getItem('token')).toBe(THEIRS)
    sessionStorage.setItem('token', 'session-0001-of-rahim')
    expect(await open(`/?token=${THEIRS}`)).toBe('/')
    expect(sessionStorage.getItem('token')).toBe('session-0001-of-rahim')
    expect(sessionStorage.getItem('linkToken')).toBe(THEIRS)
  })
})
