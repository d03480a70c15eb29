// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

let report = vi.spyOn(console, 'error')
beforeEach(() => {
  report = vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(async () => {
  await closePortal()
  vi.restoreAllMocks()
})

const BROKEN = 'This part could not be shown. Nothing of yours is lost.'
/** Nothing can be read of it: whoever renders it fails. */
const BOMB = JSON.parse('{"toString":null}')

type Path = readonly string[]

/** A copy in which one place cannot be rendered. */
function withBomb(value: unknown, [key, ...path]: Path): unknown {
  if (key === undefined) return BOMB
  if (Array.isArray(value)) return value.with(Number(key), withBomb(value[Number(key)], path))
  const holder = Object(value)
  return { ...holder, [key]: withBomb(holder[key], path) }
}

describe('ADR 22: a block that breaks', () => {
  test.each([
    ['wheel terms', '/wheel', 'wheel', ['wheel', 'terms'], 'button', /^Spin the wheel$/],
    ['the wheel', '/wheel', 'wheel', ['wheel', 'startAt'], 'table', /^Chances of one spin/],
    ['an envelope', '/redEnvelope', 'redEnvelope', ['list', '0', 'startAt'], 'button', /^Open: /],
    ['raffle grants', '/raffle', 'raffle', ['raffle', 'grants', '0', 'title'], 'heading', /Past/],
    [
      'a task',
      '/dailyTasks?kind=weekly',
      'mission',
      ['list', '0', 'title'],
      'link',
      /Leaderboard/i,
    ],
    ['a place', '/leaderboard', 'leaderboard', ['list', '0', 'name'], 'switch', /name/],
    ['a calendar', '/signIn', 'checkIn', ['resetAt'], 'heading', /./],
    ['the marquee', '/', 'announcements', ['player', '0', 'title'], 'heading', /./],
  ] as const)(
    '%s fails alone, is reported once and comes back',
    async (_, at, key, path, role, name) => {
      const { client, user } = await openPortal(frozenLink('member'), at)
      await screen.findAllByRole(role, { name })
      // A heading may stand there before what it is about; an answer that comes later would mend the block.
      await waitFor(() => expect(client.isFetching()).toBe(0))
      const query = client.getQueryCache().findAll({
        predicate: ({ queryKey, state }) =>
          JSON.stringify(queryKey).includes(key) && state.data !== undefined,
      })[0]
      if (!query)
        throw new Error(
          client
            .getQueryCache()
            .getAll()
            .map((one) => JSON.stringify(one.queryKey))
            .join(),
        )
      act(() => query.setData(withBomb(query.state.data, path)))
      await screen.findByText(BROKEN)
      expect(report).toHaveBeenCalledOnce()
      // A part that is still being loaded may hide the page for a moment.
      await screen.findAllByRole(role, { name })
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(screen.queryByText(BROKEN)).toBeNull())
    },
  )
})
