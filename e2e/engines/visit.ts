import { expect } from '@playwright/test'
import { read, type Wire } from './wire.ts'

/**
 * The position of the visible element of a selector with this accessible name, or the reason why it cannot be pressed.
 */
function placeOf(selector: string, name: string): { x: number; y: number } | string {
  const named = (element: HTMLElement) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
    const text = element.getAttribute('aria-label') ?? label ?? element.textContent ?? ''
    return text.replaceAll(/\s+/g, ' ').trim()
  }
  const all = [...document.querySelectorAll<HTMLElement>(selector)]
  const found = all.find((one) => named(one).startsWith(name) && one.checkVisibility())
  if (!found) return `no ${selector} is named "${name}": ${all.map(named).slice(0, 20).join(', ')}`
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = found.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const over = document.elementFromPoint(x, y)
  const isFree = over !== null && (found.contains(over) || over.closest('label')?.contains(found))
  if (!isFree) return `"${name}" is covered by ${over?.outerHTML.slice(0, 120)}`
  Reflect.deleteProperty(window, 'pressed')
  const notes = () => Reflect.set(window, 'pressed', name)
  over.addEventListener('pointerdown', notes, { once: true })
  return { x, y }
}

/** The height of the open dialog, or null while it is absent or still loading. */
function heightOf(name: string): number | null {
  const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')
  const dialog = [...dialogs].find((one) =>
    one.querySelector('h1, h2')?.textContent?.startsWith(name),
  )
  return dialog && !dialog.querySelector('[aria-busy="true"]') ? dialog.offsetHeight : null
}

/** An engine starts a page slowly and then answers at once. */
const PATIENCE = { intervals: [100], timeout: 40_000 }

/** A visitor's window in one engine. Everything is waited for, and done by mouse and keys. */
export class Visit {
  readonly #wire: Wire
  readonly #site: string
  /** Heights in px of the dialogs so far. */
  readonly heights = new Map<string, number>()

  constructor(wire: Wire, site: string) {
    this.#wire = wire
    this.#site = site
  }

  async open(path: string): Promise<void> {
    await this.#wire.open(this.#site + path)
  }

  async #run<A extends unknown[]>(work: (...args: A) => unknown, ...args: A): Promise<unknown> {
    const call = `(${work})(...${JSON.stringify(args)})`
    return JSON.parse(await this.#wire.evaluate(`JSON.stringify(${call} ?? null)`))
  }

  /** Waits until an expression about the page holds. */
  async until(expression: string): Promise<void> {
    await expect
      .poll(() => this.#wire.evaluate(`String(Boolean(${expression}))`), {
        message: expression,
        ...PATIENCE,
      })
      .toBe('true')
  }

  /** Goes to a path inside the app, like a link. */
  async goTo(path: string): Promise<void> {
    await this.#wire.evaluate(
      `history.pushState(null, '', '${path}'), String(dispatchEvent(new PopStateEvent('popstate')))`,
    )
  }

  /** Presses an element; again if it moved away under the pointer. */
  async press(selector: string, name: string): Promise<void> {
    await expect(async () => {
      const before = await this.#run(placeOf, selector, name)
      expect(typeof before, String(before)).toBe('object')
      // Again: what has just scrolled is not yet under the pointer in WebKit.
      const place = await this.#run(placeOf, selector, name)
      expect(place, 'moves').toEqual(before)
      await this.#wire.press(Number(read(place, 'x')), Number(read(place, 'y')))
      expect(await this.#wire.evaluate('String(window.pressed)')).toBe(name)
    }).toPass(PATIENCE)
  }

  async fill(name: string, text: string): Promise<void> {
    await expect(async () => {
      await this.press('[role="dialog"] input, main input', name)
      await this.#wire.type(text)
      expect(await this.#wire.evaluate('String(document.activeElement.value)')).toBe(text)
    }).toPass(PATIENCE)
  }

  /** Waits for a dialog to come to rest and notes its height. */
  async measure(name: string): Promise<void> {
    let height: unknown = null
    await expect
      .poll(
        async () => {
          const last = height
          height = await this.#run(heightOf, name)
          return height !== null && height === last
        },
        { message: `the dialog "${name}"`, ...PATIENCE },
      )
      .toBe(true)
    this.heights.set(name, Number(height))
  }

  picture = (): Promise<string> => this.#wire.picture()
  evaluate = (expression: string): Promise<string> => this.#wire.evaluate(expression)
}
