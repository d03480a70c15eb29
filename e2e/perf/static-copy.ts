// The reference for the home page: a hand-written page with the same first view.
import type { Page } from '@playwright/test'

const LOOK_MS = 400

/** Scrolls through the whole page, so that every section and picture loads. */
async function seeAll(page: Page) {
  for (let still = 0, last = -1; still < 3; ) {
    const reached = await page.evaluate(async (pause) => {
      window.scrollBy({ top: innerHeight * 0.6, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, pause))
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      return scrollY + document.documentElement.scrollHeight
    }, LOOK_MS)
    still = reached === last ? still + 1 : 0
    last = reached
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

/** Only the style rules that are used, inlined; eager pictures in the first view, lazy ones below; no script. */
function copyOf(): string {
  const matches = (selector: string) => {
    const plain = selector.replace(/::?[\w-]+(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?/g, '')
    try {
      return plain.split(',').some((part) => document.querySelector(part.trim() || '*') !== null)
    } catch {
      return true
    }
  }
  const used = (rule: CSSRule): string => {
    if (rule instanceof CSSStyleRule) return matches(rule.selectorText) ? rule.cssText : ''
    if (!(rule instanceof CSSGroupingRule)) return rule.cssText
    const inner = [...rule.cssRules].map(used).join('')
    return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`
  }
  const styles = [...document.styleSheets]
    .filter((sheet) => !sheet.disabled)
    .flatMap((sheet) => [...sheet.cssRules].map(used))
    .join('')
  const dropped =
    'script, style, link[rel="stylesheet"], link[rel="modulepreload"], meta[http-equiv], noscript'
  for (const element of document.querySelectorAll(dropped)) element.remove()
  for (const image of document.querySelectorAll('img')) {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    const seen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    image.loading = seen ? 'eager' : 'lazy'
  }
  const style = document.createElement('style')
  style.textContent = styles
  document.head.append(style)
  return `<!doctype html>${document.documentElement.outerHTML}`
}

/** A static copy of the page at an address. */
export async function writeByHand(page: Page, address: string): Promise<string> {
  await page.goto(address)
  await page.locator('main h1').first().waitFor()
  await seeAll(page)
  const html = await page.evaluate(copyOf)
  await page.close()
  return html
}
