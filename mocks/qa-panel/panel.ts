import type { PortalMock } from '#mocks/boot/portal-mock.ts'
import { realDevice } from '#mocks/boot/real-storage.ts'
import type { CreateSnapshot } from '#mocks/boot/world-in-link.ts'
import type { World } from '#mocks/world/world-types.ts'
import { keepAboveDialogs } from './above-dialogs.ts'
import { answerSection } from './answer-section.ts'
import { isBreach } from './call-row.ts'
import { callSection } from './call-section.ts'
import { clockSection } from './clock-section.ts'
import { h } from './dom.ts'
import { faultSection } from './fault-section.ts'
import { harSection } from './har-section.ts'
import { keySwitch } from './key-labels.ts'
import { positionChoice, sizeSwitch } from './panel-position.ts'
import { recordSection } from './record-section.ts'
import { recordSteps } from './recorder.ts'
import { scenarioSection } from './scenario-section.ts'
import { createSnapshotActions } from './snapshot-actions.ts'
import { snapshotSection } from './snapshot-section.ts'
import { createStepBack } from './step-back.ts'
import { storageSection } from './storage-section.ts'
import { style } from './style.ts'
import { tabs } from './tabs.ts'

const TAG = 'portal-mock-panel'
const STATE = 'portal-mock:panel'

/** open: the panel; button: only its button; gone: nothing, until the shortcut is pressed. */
type State = 'open' | 'button' | 'gone'

const SVG = 'http://www.w3.org/2000/svg'

/** The launcher's icon, built node by node because Trusted Types forbids innerHTML. */
function flask(): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const facts = { viewBox: '0 0 24 24', width: '22', height: '22', 'aria-hidden': 'true' }
  const pen = {
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linecap': 'round',
  }
  for (const [name, value] of Object.entries({ ...facts, ...pen })) svg.setAttribute(name, value)
  for (const d of [
    'M10 3v6L4.6 18.3A1.8 1.8 0 0 0 6.2 21h11.6a1.8 1.8 0 0 0 1.6-2.7L14 9V3',
    'M8.5 3h7M7.5 15h9',
  ]) {
    const path = document.createElementNS(SVG, 'path')
    path.setAttribute('d', d)
    svg.append(path)
  }
  return svg
}

/** Browsers under automation start without the panel; the shortcut still opens it. */
function rememberedState(): State {
  if (navigator.webdriver) return 'gone'
  const state = realDevice.get(STATE)
  return state === 'open' || state === 'gone' ? state : 'button'
}

/** Loads a page, or reloads the current one. */
function loadPage(path: string): void {
  if (new URL(path, location.href).href === location.href) location.reload()
  else location.assign(path)
}

/** Ctrl+Alt+M, also on keyboard layouts where Alt changes the letter. */
const isShortcut = (event: KeyboardEvent) => event.ctrlKey && event.altKey && event.code === 'KeyM'

class PortalMockPanel extends HTMLElement {
  #state: State = 'button'
  #launcher = h('button', {
    type: 'button',
    class: 'launcher',
    'aria-label': 'QA panel (Ctrl+Alt+M)',
    'aria-expanded': 'false',
  })
  #panel = h('section', { class: 'panel', role: 'dialog', 'aria-label': 'QA panel' })

  fill(world: World, portalMock: PortalMock, fresh: CreateSnapshot): void {
    const root = this.attachShadow({ mode: 'open' })
    const clock = clockSection(world)
    const recorder = recordSteps(this)
    const snapshots = createSnapshotActions(world, { use: portalMock.use, load: loadPage, fresh })
    this.#launcher.append(flask())
    this.#launcher.addEventListener('click', () => this.#turn('open', true))
    this.#panel.append(
      h(
        'div',
        { class: 'head' },
        h('h2', {}, 'QA panel'),
        h('kbd', {}, 'Ctrl+Alt+M'),
        keySwitch(),
        positionChoice(this, this.#panel),
        sizeSwitch(this),
        h('button', { type: 'button', click: () => this.#turn('gone', true) }, 'Hide'),
        h(
          'button',
          { type: 'button', 'aria-label': 'Close', click: () => this.#turn('button', true) },
          '✕',
        ),
      ),
      tabs([
        scenarioSection(world, portalMock),
        callSection(world, recorder, createStepBack(world, snapshots)),
        faultSection(world),
        answerSection(world, () => loadPage(location.href)),
        clock.tab,
        snapshotSection(snapshots),
        recordSection(world, recorder),
        harSection(world),
        storageSection(() => loadPage(location.href)),
      ]),
    )
    // Before an open dialog of the page can see it.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !event.composedPath().includes(this.#panel)) return
      event.stopImmediatePropagation()
      this.#turn('button', true)
    }
    addEventListener('keydown', closeOnEscape, true)
    world.log.onAdd(({ marks }) => {
      if (marks.some(isBreach)) this.#launcher.dataset.alarm = ''
    })
    world.breakpoints.onChange(() => {
      if (world.breakpoints.waiting().length > 0) this.#launcher.dataset.alarm = ''
    })
    // The page's policy forbids a style element.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    root.adoptedStyleSheets = [sheet]
    root.append(this.#launcher, this.#panel)
    keepAboveDialogs(this)
    addEventListener('keydown', (event) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      this.#turn(this.#state === 'open' ? 'button' : 'open', true)
    })
    setInterval(() => {
      if (this.#state === 'open') clock.show()
    }, 1000)
    this.#turn(rememberedState(), false)
  }

  #turn(state: State, byPerson: boolean): void {
    this.#state = state
    this.hidden = state === 'gone'
    this.#launcher.hidden = state !== 'button'
    this.#launcher.style.display = state === 'button' ? '' : 'none'
    this.#panel.style.display = state === 'open' ? '' : 'none'
    this.toggleAttribute('data-open', state === 'open')
    this.#launcher.setAttribute('aria-expanded', String(state === 'open'))
    if (!byPerson) return
    if (!navigator.webdriver) realDevice.set(STATE, state)
    if (state === 'open') {
      delete this.#launcher.dataset.alarm
      this.#panel.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
    }
    if (state === 'button') this.#launcher.focus()
  }
}

/**
 * Adds the QA panel to the page: a button in the bottom corner, Ctrl+Alt+M; it can be closed, which is remembered.
 * `fresh` takes the snapshot of a new world.
 */
export function mountPanel(world: World, portalMock: PortalMock, fresh: CreateSnapshot): void {
  if (!customElements.get(TAG)) customElements.define(TAG, PortalMockPanel)
  const panel = document.createElement(TAG)
  document.body.append(panel)
  if (panel instanceof PortalMockPanel) panel.fill(world, portalMock, fresh)
}
