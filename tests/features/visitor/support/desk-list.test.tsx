// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refuse } from '../auth/desk.tsx'
import { agents, DESKS, desksOf, general, openChat, payments, startOf } from './desks.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Who can answer' })).getAllByRole('listitem')

describe('API-42 the desks', () => {
  it('who answers comes first, with state, wait in words and languages', async () => {
    await openChat()
    const texts = (await rows()).map(({ textContent }) => textContent)
    expect(texts[0]).toMatch(/General questions.*Online.*About 2 minutes/)
    expect(texts[0]).toMatch(/In (Bangla|Bengali) and English/)
    expect(texts[1]).toMatch(/Payments.*Online.*right away/)
    expect(texts[2]).toMatch(/Agents.*Offline.*Nobody is at this desk/)
  })

  it('nobody can be sent to a desk that is empty', async () => {
    await openChat()
    await startOf('Payments')
    expect(screen.queryByRole('button', { name: 'Start chat: Agents' })).toBeNull()
  })

  it.each([
    ['one minute', { waitMinutes: 1 }, /About 1 minute until/],
    ['a wait that nobody knows', { waitMinutes: null }, /cannot say yet/],
    ['a language that nobody knows', { languages: ['QQ'] }, /until somebody answersStart/],
  ])('%s', async (_, facts, words) => {
    await openChat({ [DESKS]: () => desksOf({ ...general, ...facts }) })
    expect((await rows())[0]?.textContent).toMatch(words)
  })

  it('while they are asked for, their places stand', async () => {
    await openChat({ [DESKS]: () => new Promise(() => undefined) })
    expect(screen.getByRole('status', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true')
  })

  it('that do not come can be asked for again', async () => {
    let broken = true
    const { user } = await openChat({
      [DESKS]: () =>
        broken ? new Response('', { status: 429 }) : desksOf(agents, general, payments),
    })
    await screen.findByText(/Too many tries/)
    broken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await startOf('General questions')
  })

  it('that are switched off are no failure: nothing to try again, other ways stay', async () => {
    await openChat({ [DESKS]: () => refuse('function.not.available') })
    await screen.findByText(/switched off/)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Give feedback' })).toBeTruthy()
  })
})
