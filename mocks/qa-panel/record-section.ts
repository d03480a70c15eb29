import { formatLinkWithFaults } from '#mocks/scenarios/link.ts'
import type { World } from '#mocks/world/world-types.ts'
import { h } from './dom.ts'
import { formatJourney, formatSteps } from './journey.ts'
import type { Recorder } from './recorder.ts'
import { copyText, saveFile } from './save-file.ts'
import { createTab, type Tab } from './tabs.ts'

/** The recorded steps, and a Playwright test that repeats them. */
export function recordSection(world: World, recorder: Recorder): Tab {
  const list = h('ol', { class: 'steps', 'aria-label': 'Steps' })
  const copy = h('button', { type: 'button', class: 'main' }, 'Copy as test')
  let from = 0
  const text = () =>
    formatJourney(
      recorder.steps(),
      formatLinkWithFaults(world.link),
      world.log.entries().filter(({ n }) => n > from),
      location.href,
    )
  const show = () => {
    list.replaceChildren(...formatSteps(recorder.steps()).map((words) => h('li', {}, words)))
    list.lastElementChild?.scrollIntoView?.({ block: 'nearest' })
  }
  const restart = () => {
    from = world.log.entries().at(-1)?.n ?? 0
    recorder.restart()
  }
  copy.addEventListener('click', () => copyText(text(), copy))
  recorder.onStep(show)
  show()
  return createTab(
    'Record',
    h(
      'p',
      { class: 'quiet' },
      'Records what you do in the portal. Start on the page where the test should begin.',
    ),
    list,
    h(
      'div',
      { class: 'row' },
      copy,
      h(
        'button',
        { type: 'button', click: () => saveFile(text(), 'recorded.spec.ts') },
        'Download file',
      ),
      h('button', { type: 'button', click: restart }, 'Clear and restart'),
    ),
  )
}
