import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Locator, Page, TestInfo } from '@playwright/test'
import type { Step } from './faults/replay.ts'

const ON_ELEMENT = ['click', 'fill', 'press', 'check', 'uncheck', 'selectOption', 'tap'] as const
const ON_PAGE = ['goto', 'reload', 'goBack'] as const
const ON_KEYBOARD = ['press', 'type'] as const
/** Only these scripts change something; the others read. */
const CHANGES = /clock\.|pushState|\.use\(|\.push\(/

const recorded = new WeakMap<Page, Step[]>()
let isPatched = false

/** Wraps a method so that each call of it is noted before it begins. */
function wrap<Owner extends object>(
  owner: Owner,
  name: keyof Owner & string,
  note: (self: Owner, args: readonly unknown[]) => void,
) {
  const real: unknown = Reflect.get(owner, name)
  if (typeof real !== 'function') return
  Reflect.set(owner, name, function noted(this: Owner, ...args: readonly unknown[]) {
    note(this, args)
    return Reflect.apply(real, this, args)
  })
}

function patchLocators(page: Page) {
  if (isPatched) return
  isPatched = true
  const prototype: Locator = Object.getPrototypeOf(page.locator('body'))
  for (const does of ON_ELEMENT)
    wrap(prototype, does, (self, args) => {
      const on = String(Reflect.get(self, '_selector'))
      recorded.get(self.page())?.push({ does, on, args })
    })
}

/**
 * Notes what a journey does on its page, and with each call of the backend the steps before it.
 * @param file takes one way a line, as JSON
 */
export function recordWay(page: Page, info: TestInfo, file: string) {
  mkdirSync(dirname(file), { recursive: true })
  const steps: Step[] = []
  recorded.set(page, steps)
  patchLocators(page)
  for (const does of ON_PAGE) wrap(page, does, (_, args) => steps.push({ does, args }))
  for (const does of ON_KEYBOARD)
    wrap(page.keyboard, does, (_, args) => steps.push({ does: `keyboard.${does}`, args }))
  wrap(page, 'evaluate', (_, [work, ...args]) => {
    if (CHANGES.test(String(work))) steps.push({ does: 'evaluate', args: [String(work), ...args] })
  })
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/^\/(wps|lgw|lotto)\//.test(pathname) || steps.length === 0) return
    const way = { from: info.titlePath.join(' > '), size: page.viewportSize(), steps }
    appendFileSync(file, `${JSON.stringify({ method: request.method(), pathname, ...way })}\n`)
  })
}
