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

const BROKEN = 'We could not show this part. Nothing has been lost.'
/** A value that throws when it is rendered. */
const BOMB = JSON.parse('{"toString":null}')

type Path = readonly string[]

/** A copy with a value that cannot be rendered at a path. */
function withBomb(value: unknown, [key, ...path]: Path): unknown {
  if (key === undefined) return BOMB
  if (Array.isArray(value)) return value.with(Number(key), withBomb(value[Number(key)], path))
  const holder = Object(value)
  return { ...holder, [key]: withBomb(holder[key], path) }
}

describe('ADR 22: a failing block', () => {
  test.each([
    ['wheel terms', '/wheel', 'wheel', ['wheel', 'terms'], 'button', /^Spin the wheel$/],
    ['the wheel', '/wheel', 'wheel', ['wheel', 'startAt'], 'table', /^Chances for one spin/],
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
    '%s fails alone, is reported once and recovers',
    async (_, at, key, path, role, name) => {
      const { client, user } = await openPortal(frozenLink('member'), at)
      await screen.findAllByRole(role, { name })
      // A heading can be shown before its data, and a later answer would repair the block.
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
      // A section that is still loading may hide the page for a moment.
      await screen.findAllByRole(role, { name })
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(screen.queryByText(BROKEN)).toBeNull())
    },
  )
})
