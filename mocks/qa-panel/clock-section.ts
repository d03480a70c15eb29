import { parseMoment } from '#mocks/world/core/clock.ts'
import { countUnread } from '#mocks/world/messages/inbox.ts'
import type { World } from '#mocks/world/world-types.ts'
import { h } from './dom.ts'
import { createTab, type Tab } from './tabs.ts'

const STEPS = [
  ['+1 min', '1m'],
  ['+30 min', '30m'],
  ['+1 h', '1h'],
  ['+1 day', '1d'],
] as const

/**
 * Sends a message event to logged-in members. Their page then fetches the messages and reads the new time from the
 * answer.
 */
function lookAgain(world: World): void {
  for (const memberId of new Set(world.db.sessions.list().map((session) => session.memberId))) {
    const last = world.db.messages.list({ memberId }).at(-1)
    if (!last) continue
    const value = { messageId: last.id, unreadMessage: countUnread(world, memberId) }
    world.emit('message.new', value, memberId)
  }
}

/** The running time of the world, and the ways to change it; the portal follows with its next answers. */
export function clockSection(world: World): { tab: Tab; show: () => void } {
  const { clock } = world
  const time = h('time', {})
  const state = h('span', { class: 'quiet' })
  const hold = h('button', { type: 'button' })
  const problem = h('p', { class: 'problem', role: 'status' })
  const moment = h('input', { type: 'text', placeholder: '2026-11-20T09:00:00Z' })
  const move = (by: () => void) => () => {
    by()
    lookAgain(world)
  }
  hold.addEventListener(
    'click',
    move(() => (clock.frozen ? clock.release() : clock.set(clock.now()))),
  )
  const show = () => {
    time.textContent = `${new Date(clock.now()).toISOString().slice(0, 19)}Z`
    state.textContent = clock.frozen ? 'stopped' : 'running'
    hold.textContent = clock.frozen ? 'Start clock' : 'Stop clock'
  }
  const set = (event: Event) => {
    event.preventDefault()
    try {
      clock.set(parseMoment(moment.value.trim()))
      problem.textContent = ''
      lookAgain(world)
    } catch (error) {
      problem.textContent = error instanceof Error ? error.message : String(error)
    }
  }
  const steps = STEPS.map(([text, by]) =>
    h('button', { type: 'button', click: move(() => clock.advance(by)) }, text),
  )
  const now = h(
    'button',
    { type: 'button', click: move(() => clock.restore({ frozenAt: null, offset: 0 })) },
    'Reset to real time',
  )
  clock.onChange(show)
  show()
  return {
    show,
    tab: createTab(
      'Clock',
      h('div', { class: 'row' }, time, state),
      h('div', { class: 'row' }, ...steps, now, hold),
      h(
        'form',
        { class: 'row', submit: set },
        h('label', { class: 'field grow' }, 'Set to', moment),
        h('button', { type: 'submit' }, 'Set'),
      ),
      problem,
    ),
  }
}
