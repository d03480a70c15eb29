import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Broken rules of the page as it is now, one line each; all rules unless named. */
export async function scan(page: Page, ...runOnly: string[]): Promise<string[]> {
  const options = { resultTypes: ['violations'], ...(runOnly.length > 0 && { runOnly }) }
  const found: unknown = await page.evaluate(
    `${axe}; axe.run(document, ${JSON.stringify(options)})`,
  )
  const violations: unknown = Reflect.get(Object(found), 'violations')
  return (Array.isArray(violations) ? violations : []).map((one: unknown) => {
    const { id, nodes } = Object(one) as { id: string; nodes: { target: string[]; html: string }[] }
    return `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`
  })
}
