import { z } from 'zod'
import { realTab } from '#mocks/boot/real-storage.ts'
import { describeTarget, findControl, type Target } from './accessible.ts'

const STORAGE_KEY = 'portal-mock:steps'
const MAX_STEPS = 200

const targetSchema = z.object({
  by: z.enum(['role', 'label', 'text']),
  role: z.string().optional(),
  name: z.string(),
  dialog: z.string().optional(),
  nth: z.number().optional(),
})
const stepSchema = z.object({
  does: z.enum(['open', 'click', 'fill', 'check', 'uncheck', 'choose', 'press', 'attach']),
  /** An address, the typed or chosen value, a key, or the names of picked files, one a line. */
  value: z.string(),
  target: targetSchema.optional(),
  secret: z.boolean().optional(),
})

/** One action of a user. */
export interface Step {
  readonly does: z.output<typeof stepSchema>['does']
  readonly value: string
  readonly target?: Target
  /** The typed text must not be shown. */
  readonly secret?: boolean
}

const PRESSED = ['Enter', 'Escape', 'ArrowDown', 'ArrowUp']
const TYPED = /^(text|search|email|tel|url|number|password|date|)$/

/** The tab's storage may contain anything. */
function readSteps(): Step[] {
  try {
    const read = z.array(stepSchema).safeParse(JSON.parse(realTab.get(STORAGE_KEY) ?? '[]'))
    return read.success ? (read.data as Step[]) : []
  } catch {
    return []
  }
}

const isTyped = (element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && TYPED.test(element.getAttribute('type') ?? ''))

const isFileInput = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'file'

/** Picked files by their names; the click that opens the browser's own dialog is not a step. */
function attached(type: string, element: HTMLInputElement): Step | null {
  const names = [...(element.files ?? [])].map(({ name }) => name)
  if (type !== 'change' || names.length === 0) return null
  return { does: 'attach', value: names.join('\n'), target: describeTarget(element) }
}

/** The step of an event, or null. A click on a label is recorded for its control, a filled field with its value. */
export function toStep(event: Event): Step | null {
  const element = findControl(event.target)
  if (!element) return null
  if (isFileInput(element)) return attached(event.type, element)
  if (event.type === 'click') {
    if (isTyped(element) || element instanceof HTMLSelectElement) return null
    const box = element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)
    if (!box) return { does: 'click', value: '', target: describeTarget(element) }
    return {
      does: element.checked ? 'check' : 'uncheck',
      value: '',
      target: describeTarget(element),
    }
  }
  if (event instanceof KeyboardEvent) {
    if (!PRESSED.includes(event.key) || !isTyped(element)) return null
    return { does: 'press', value: event.key, target: describeTarget(element) }
  }
  // A select fires two events for one choice, and a text field a change event after its last input event.
  if (element instanceof HTMLSelectElement) {
    if (event.type !== 'change') return null
    const [option] = element.selectedOptions
    return { does: 'choose', value: option?.label ?? '', target: describeTarget(element) }
  }
  if (!isTyped(element) || event.type !== 'input') return null
  const secret = element.type === 'password'
  return {
    does: 'fill',
    value: element.value,
    target: describeTarget(element),
    ...(secret && { secret }),
  }
}

/**
 * Enter in a field also clicks the form's button; both are one step.
 * @public Imported by its address in the pages that record stories.
 */
export const isByEnter = (event: Event, steps: readonly Step[]): boolean =>
  event instanceof MouseEvent && event.detail === 0 && steps.at(-1)?.value === 'Enter'

const replaces = (last: Step | undefined, next: Step) =>
  last?.does === 'fill' &&
  next.does === 'fill' &&
  JSON.stringify(last.target) === JSON.stringify(next.target)

/**
 * The steps with one more. In the same field the last value counts.
 * @public Imported by its address in the pages that record stories.
 */
export const withStep = (steps: readonly Step[], next: Step): Step[] => [
  ...(replaces(steps.at(-1), next) ? steps.slice(0, -1) : steps),
  next,
]

export interface Recorder {
  steps(): readonly Step[]
  /** Restarts on the current page. */
  restart(): void
  onStep(listener: () => void): () => void
}

/**
 * Records what a user does on the page, outside of the panel; continues after reloads of the tab.
 * @param panel events from inside of it do not belong to the portal
 */
export function recordSteps(panel: HTMLElement): Recorder {
  let steps = readSteps()
  const listeners = new Set<() => void>()
  const keep = (next: Step[]) => {
    steps = next.slice(-MAX_STEPS)
    realTab.set(STORAGE_KEY, JSON.stringify(steps))
    for (const listen of listeners) listen()
  }
  const restart = () => keep([{ does: 'open', value: location.pathname + location.search }])
  const note = (event: Event) => {
    // Neither the portal's own actions nor those in the panel are steps.
    if (!event.isTrusted || event.composedPath().includes(panel)) return
    // Computing names is slow, so automated browsers, which start without the panel, skip it.
    if (navigator.webdriver && panel.hidden) return
    const step = isByEnter(event, steps) ? null : toStep(event)
    if (step) keep(withStep(steps, step))
  }
  // Runs before the portal's own handlers, which may remove the element.
  for (const type of ['click', 'input', 'change', 'keydown'])
    document.addEventListener(type, note, { capture: true, passive: true })
  if (steps.length === 0) restart()
  return {
    steps: () => steps,
    restart,
    onStep(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
