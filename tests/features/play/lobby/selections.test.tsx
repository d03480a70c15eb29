// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { catalogueQueries } from '../../../../src/api/catalogue.ts'
import { useDoors } from '../../../../src/entities/game/use-game-actions.ts'
import { NO_FILTERS } from '../../../../src/features/play/lobby/address.ts'
import { useList } from '../../../../src/features/play/lobby/hooks/use-list.ts'
import { PAGES } from '../../../../src/features/play/lobby/model.ts'
import { show } from '../../visitor/auth/desk.tsx'
import { loggedIn } from '../../visitor/auth/logged-in.tsx'
import { gamesNamed } from './games.ts'

const IDS = 'GET /wps/relay/favoriteGameIds'
const RECENT = 'GET /wps/relay/recentGames'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const forbidden = () =>
  Response.json(
    { success: false, value: null, errorCode: 'forbidden', traceId: 'tr-0000000001' },
    { status: 403 },
  )
const value = (found: object) => () => ({ success: true, value: found, traceId: 'tr-1' })

function Probe({ selection }: { selection: 'FAV' | 'RECENT' }) {
  const list = useList(
    PAGES.rng,
    { ...NO_FILTERS, selection },
    '',
    useDoors(() => undefined),
  )
  return (
    <button type="button" onClick={list.retry}>
      {`${list.status} ${list.shown.map(({ name }) => name).join()}`}
    </button>
  )
}

test.each([
  ['FAV', IDS, { nodeIds: [101] }],
  ['RECENT', RECENT, { list: [{ nodeId: 101 }], total: 1 }],
] as const)(
  'D-044 %s that cannot be had says so, and can be tried again',
  async (...[selection, call, found]) => {
    let answer: () => unknown = forbidden
    const desk = await loggedIn({ [call]: () => answer() })
    const small = gamesNamed(['Tiger', 'Lotus'])
    desk.client.setQueryData(catalogueQueries.index('EN').queryKey, small)
    show(desk, <Probe selection={selection} />, '/rng')
    const probe = await screen.findByRole('button')
    await waitFor(() => expect(probe.textContent).toMatch(/^error/))
    answer = value(found)
    await desk.user.click(probe)
    await waitFor(() => expect(probe.textContent).toBe('ready Lotus'))
  },
)

test('D-045 a refused heart leaves the favourites as the server has them', async () => {
  let late: (answer: Response) => void = () => undefined
  const first = new Promise<Response>((resolve) => {
    late = resolve
  })
  const answers: (() => unknown)[] = [() => first]
  const desk = await loggedIn({
    [IDS]: () => (answers.shift() ?? value({ nodeIds: [101] }))(),
    'POST /wps/relay/favoriteGame': forbidden,
  })
  function Heart() {
    const { favorites, setFavorite } = useDoors(() => undefined)
    const game = { nodeId: 100, vassalage: 'XX', gameType: 'RNG', isGame: 'GAME' } as const
    return (
      <button type="button" onClick={() => setFavorite(game, true)}>
        {[...favorites].join()}
      </button>
    )
  }
  show(desk, <Heart />, '/rng')
  const heart = await screen.findByRole('button')
  await desk.user.click(heart)
  await waitFor(() => expect(heart.textContent).toBe('101'))
  late(Response.json({ success: true, value: { nodeIds: [] }, traceId: 'tr-1' }))
})
