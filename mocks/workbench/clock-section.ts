import type { World } from '../world/world-types.ts'
import { h } from './dom.ts'
import { part, type Tab } from './tabs.ts'

const STEPS = [
  ['+1 min', '1m'],
  ['+1 h', '1h'],
  ['+1 day', '1d'],
] as const

/** The world's time, ticking, and the ways to move it. */
export function clockSection(world: World): { tab: Tab; show: () => void } {
  const { clock } = world
  const time = h('time', {})
  const state = h('span', { class: 'quiet' })
  const hold = h('button', { type: 'button' })
  hold.addEventListener('click', () => (clock.frozen ? clock.release() : clock.set(clock.now())))
  const show = () => {
    time.textContent = `${new Date(clock.now()).toISOString().slice(0, 19)}Z`
    state.textContent = clock.frozen ? 'stands still' : 'runs'
    hold.textContent = clock.frozen ? 'Let it run' : 'Stop it'
  }
  const steps = STEPS.map(([text, by]) =>
    h('button', { type: 'button', click: () => clock.advance(by) }, text),
  )
  clock.onChange(show)
  show()
  return {
    show,
    tab: part(
      'Clock',
      h('div', { class: 'row' }, time, state),
      h('div', { class: 'row' }, ...steps, hold),
    ),
  }
}
