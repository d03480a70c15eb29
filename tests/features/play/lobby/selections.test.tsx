// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useGameActions } from '#entities/game/use-game-actions.ts'
import { NO_FILTERS } from '#features/play/lobby/address.ts'
import { useFilters } from '#features/play/lobby/hooks/use-filters.ts'
import { useList } from '#features/play/lobby/hooks/use-list.ts'
import { PAGES } from '#features/play/lobby/model.ts'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

const FORBIDDEN = { kind: 'status', status: 403 } as const

type Opened = Awaited<ReturnType<typeof open>>

async function open() {
  const opened = await openPortal(frozenLink('member'), '/rng', { view: null })
  const memberId = opened.world.db.members.find({ account: 'rahim' })?.id ?? 0
  return { ...opened, memberId }
}

/** The slots in a list of the world, unsorted. */
const slotsIn = ({ world, memberId }: Opened, table: 'favorites' | 'recents') =>
  world.db[table]
    .list({ memberId })
    .map(({ nodeId }) => world.catalogue.byId(nodeId))
    .flatMap((game) => (game?.gameType === 'RNG' ? [game.displayName] : []))
    .sort()

function Probe({ selection }: { selection: 'FAV' | 'RECENT' }) {
  const list = useList(PAGES.rng, { ...NO_FILTERS, selection }, '', useGameActions())
  return (
    <button type="button" onClick={() => void list.query.refetch()}>
      {`${list.status} ${list.shown.map(({ name }) => name).join()}`}
    </button>
  )
}

test.each([
  ['FAV', 'getFavoriteGameIds', 'favorites'],
  ['RECENT', 'getRecentGames', 'recents'],
] as const)(
  'D-044 %s that cannot be loaded shows an error and can be retried',
  async (...[selection, operation, table]) => {
    const opened = await open()
    const { user, world, show } = opened
    const mine = slotsIn(opened, table)
    expect(mine).not.toHaveLength(0)
    world.faults.set(operation, FORBIDDEN)
    show(<Probe selection={selection} />)
    const probe = await screen.findByRole('button')
    await waitFor(() => expect(probe.textContent).toMatch(/^error/))
    world.faults.clear()
    await user.click(probe)
    await waitFor(() => expect(probe.textContent).toMatch(/^ready/))
    expect(probe.textContent?.slice('ready '.length).split(',').sort()).toEqual(mine)
  },
)

test.each(['?q=dragon', '?vassalage=PG', '?show=hot', '?sub=JP&sort=name'])(
  'RTE-26 %s: the list is never shown without its filter',
  async (search) => {
    const seen = new Set<number>()
    function Watch() {
      const { filters, typed } = useFilters()
      const list = useList(PAGES.rng, filters, typed, useGameActions())
      if (list.status === 'ready') seen.add(list.shown.length)
      return <p>{list.busy ? 'busy' : list.status}</p>
    }
    await openPortal(frozenLink('guest'), `/rng${search}`, { view: <Watch /> })
    await screen.findByText('ready')
    expect([...seen]).toHaveLength(1)
    expect([...seen][0]).toBeLessThan(8200)
  },
)

test('D-045 a refused favourite leaves the list as the server has it', async () => {
  const { user, world, memberId, hold, show } = await open()
  const [one] = world.db.favorites.list({ memberId })
  world.db.favorites.clear()
  const release = hold('getFavoriteGameIds')
  world.faults.set('addFavoriteGame', FORBIDDEN)
  function Heart() {
    const { favorites, setFavorite } = useGameActions()
    const game = { nodeId: 100, vassalage: 'XX', gameType: 'RNG', isGame: 'GAME' } as const
    return (
      <button type="button" onClick={() => setFavorite(game, true)}>
        {[...favorites].join()}
      </button>
    )
  }
  show(<Heart />)
  const heart = await screen.findByRole('button')
  await waitFor(() => expect(world.log.entries().at(-1)?.operationId).toBe('getFavoriteGameIds'))
  if (!one) throw new Error('The member of this world has no favourite game.')
  await world.db.favorites.insert(one)
  await user.click(heart)
  await waitFor(() => expect(heart.textContent).toBe(String(one.nodeId)))
  release()
})
