// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { playQueries } from '#api/games/play.ts'
import { OpenRoundWatch } from '#app/boot/open-round-watch.tsx'
import { openRound } from '#entities/game/open-round.ts'
import { session } from '#session/store.ts'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'
import { toast } from '#ui/toast/toast-store.ts'

afterEach(closePortal)

/** A tab at a page of the portal, after its game was left before the round was answered. */
async function leaveRound(route = '/', { fault = false } = {}) {
  const opened = await openPortal(frozenLink('member'), '/', { view: null })
  const { world, client } = opened
  const { nodeId } = world.catalogue.byType('RNG').find((game) => !game.maintenance) ?? {}
  const token = world.visitor.token
  const options = { demo: false, token, backUrl: '/' }
  const { sessionId } = await client.fetchQuery(playQueries.launch(nodeId ?? 0, options))
  session.set('account', 'rahim')
  openRound.write('rahim', { sessionId, roundId: 'round-000001', stake: '10.00' })
  if (fault) world.faults.set('playRound', { kind: 'offline' })
  opened.show(<OpenRoundWatch />, route)
  const isEnded = () => world.db.plays.find({ id: sessionId })?.endedAt !== null
  return { ...opened, isEnded }
}
const messages = () => toast.entries().map(({ message }) => message)

describe('GAM-07 a round without an answer', () => {
  test('is settled on the home page, which shows the result and ends the session', async () => {
    const { world, isEnded } = await leaveRound()
    await waitFor(() => expect(messages()).toHaveLength(1))
    expect(messages()[0]).toMatch(/^Your last round is settled: stake ৳10\.00, /)
    expect(toast.entries()[0]?.lasting).toBe(true)
    expect(world.db.rounds.count()).toBe(1)
    expect(isEnded()).toBe(true)
    expect(openRound.read('rahim')).toBeNull()
  })

  test('while the result is unknown, the page says that the round counts once, and retries by button and with the network', async () => {
    const { world, isEnded, count } = await leaveRound('/', { fault: true })
    await waitFor(() =>
      expect(messages()).toEqual([
        'We do not have the result of your last round yet. It counts only once.',
      ]),
    )
    expect(isEnded()).toBe(false)
    toast.entries()[0]?.action?.run()
    await waitFor(() => expect(count('playRound')).toBe(2))
    await waitFor(() => expect(messages()).toHaveLength(1))
    world.faults.delete('playRound')
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(messages()).toEqual([expect.stringMatching(/is settled/)]))
    expect(world.db.rounds.count()).toBe(1)
  })

  test('is left to the game, which sends it again', async () => {
    const { count } = await leaveRound('/game/10001')
    await new Promise((done) => setTimeout(done, 50))
    expect(count('playRound')).toBe(0)
    expect(messages()).toEqual([])
  })
})
