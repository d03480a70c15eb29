import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { useMemo, useRef } from 'react'
import { vi } from 'vitest'
import { type LaunchedGame, playQueries } from '#api/games/play.ts'
import { prepare } from '#app/boot/boot.tsx'
import { frameChannel } from '#features/play/game-host/bridge.ts'
import { useGameBridge } from '#features/play/game-host/hooks/use-game-bridge.ts'
import { findLanguage } from '#i18n/languages.ts'
import type { StartedWorld } from '#mocks/node.ts'

/** A frame with the host's knowledge of its open round. */
function Table({ game, origin, onExit }: { game: LaunchedGame; origin: string; onExit(): void }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const channel = useMemo(() => frameChannel(() => frame.current?.contentWindow, origin), [origin])
  const { waiting, sending, earlier, resend } = useGameBridge({ channel, game, onExit })
  return (
    <>
      <iframe ref={frame} title="game" />
      <button type="button" data-waiting={waiting} data-sending={sending} onClick={resend}>
        {earlier?.kind}
      </button>
    </>
  )
}

/** A game of this world that is not under maintenance. */
export const playable = ({ world }: Pick<StartedWorld, 'world'>) =>
  world.catalogue.byType('RNG').find((game) => !game.maintenance) ?? { nodeId: 0 }

/** Opens a game; the result has the messages it received and a function that sends one. */
export async function openTable(
  started: StartedWorld,
  {
    demo = true,
    origin = '*',
    account = 'rahim',
    resume = null,
  }: { demo?: boolean; origin?: string; account?: string; resume?: string | null } = {},
) {
  const { world } = started
  const token = world.visitor.token
  if (token) sessionStorage.setItem('token', token)
  sessionStorage.setItem('account', account)
  const client = await prepare('/game/1', findLanguage('EN') ?? undefined)
  const launch = playQueries.launch(playable(started).nodeId, {
    demo,
    token,
    backUrl: '/',
    resume: async () => resume,
  })
  const game = await client.fetchQuery(launch)
  const onExit = vi.fn()
  const view = render(
    <QueryClientProvider client={client}>
      <Table game={game} origin={origin} onExit={onExit} />
    </QueryClientProvider>,
  )
  const page = screen.getByTitle<HTMLIFrameElement>('game').contentWindow
  if (!page) throw new Error('The frame has no window.')
  const posted = vi.spyOn(page, 'postMessage').mockImplementation(() => undefined)
  const received = () => posted.mock.calls.map(([message]) => message as Record<string, unknown>)
  const dispatch = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, source: page, ...from }))
  const send = (message: object, from?: Partial<MessageEventInit>) =>
    dispatch({ source: 'portal-game', ...message }, from)
  const calls = () =>
    world.log.entries().filter((entry) => entry.operationId === 'playRound').length
  return { ...view, client, game, onExit, posted, received, dispatch, send, calls, world, page }
}

export const round = (id: string, stake = '10.00') => ({ type: 'round', id, stake })
