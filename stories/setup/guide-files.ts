// Read by Node: the manifest of components and `npm run mcp` have the guides as text.
import { existsSync, readFileSync } from 'node:fs'

const UI = new URL('../ui/', import.meta.url)
const RELATED = '## Related'

const readUi = (path: string) => {
  const url = new URL(path, UI)
  return existsSync(url) ? readFileSync(url, 'utf8') : null
}

/** The reasons of the pairs of right and wrong use, which a component's page draws. */
const readPairs = (name: string): string[] =>
  [...(readUi(`do-and-dont/${name}.tsx`) ?? '').matchAll(/^ +why:\s*(['"])(.*)\1,$/gm)].map(
    ([, , why = '']) => why,
  )

/** The whole guide of a component in Markdown, such as of `icon-button`; null without a guide. */
export function readGuideText(name: string): string | null {
  const guide = readUi(`${name}.md`)
  const pairs = readPairs(name)
  if (guide === null || pairs.length === 0) return guide
  const rules = ['## Do and don’t', '', ...pairs.map((why) => `- ${why}`), '', RELATED]
  return guide.replace(RELATED, rules.join('\n'))
}
