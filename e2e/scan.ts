import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Scan {
  /** A CSS selector; by default the whole document. */
  readonly within?: string
  /** The rules to run; by default all. */
  readonly only?: readonly string[]
  /** The rules to leave out. */
  readonly without?: readonly string[]
}

/** Violations on the page in its current state, one line each. */
export async function findViolations(
  page: Page,
  { within, only, without = [] }: Scan = {},
): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe)
  const options = {
    resultTypes: ['violations'],
    ...(only && { runOnly: only }),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  }
  const found: unknown = await page.evaluate(
    `axe.run(${within ? JSON.stringify(within) : 'document'}, ${JSON.stringify(options)})`,
  )
  const violations: unknown = Reflect.get(Object(found), 'violations')
  return (Array.isArray(violations) ? violations : []).map((one: unknown) => {
    const { id, nodes } = Object(one) as { id: string; nodes: { target: string[]; html: string }[] }
    return `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`
  })
}
