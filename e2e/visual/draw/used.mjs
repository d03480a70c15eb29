// The parts that a story used: the modules whose functions ran, and the style rules that apply.

/** All stories with everything that they load. */
const SCRIPT = '/visual/stories.js'
const SHEET = '/visual/stories.css'

/** @returns {(coverage: object) => string[]} the modules of the tree with functions that ran */
export function executedIn({ modules, around }) {
  const starts = modules.map(([at]) => at)
  const own = new Set(around)
  const ours = /^(src|mocks|stories|openapi|locales)\//
  const moduleAt = (offset) => {
    let [low, high] = [0, starts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (starts[middle] <= offset) low = middle + 1
      else high = middle
    }
    return modules[low - 1]?.[1] ?? ''
  }
  return ({ result }) => {
    const { functions = [] } = result.find(({ url }) => url.endsWith(SCRIPT)) ?? {}
    // The first function is the whole script. Some listed functions never ran.
    const ran = functions.flatMap(({ ranges: [{ count, startOffset }] }) =>
      count > 0 && startOffset > 0 && !own.has(startOffset) ? [moduleAt(startOffset)] : [],
    )
    return [...new Set(ran)].filter((path) => ours.test(path))
  }
}

/** Matches all rules, and returns whether some text is selected. */
const MATCHED_AND_SELECTED = `(() => {
  const { body, activeElement: field } = document
  const inField = field?.selectionStart !== field?.selectionEnd || field?.selectionStart === null
  return body.offsetHeight >= 0 && (inField || !getSelection().isCollapsed)
})()`

/**
 * The rules that apply to what is on the page, whatever it showed before.
 * @param devtools of the page
 * @param rules where each rule begins in the style sheet of the stories, and its selector
 * @returns {Promise<() => Promise<string[]>>} returns their selectors
 */
export async function rulesOn(devtools, rules) {
  const sheets = new Map()
  devtools.on('CSS.styleSheetAdded', ({ header }) => sheets.set(header.sourceURL, header))
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const own = [...sheets].find(([url]) => url.endsWith(SHEET))?.[1].styleSheetId
  if (own === undefined) throw new Error('The page has no style sheet of the stories.')
  const selectorAt = new Map(rules)
  return async () => {
    // It starts by matching every element again.
    await devtools.send('CSS.startRuleUsageTracking')
    const { result } = await devtools.send('Runtime.evaluate', { expression: MATCHED_AND_SELECTED })
    const { ruleUsage } = await devtools.send('CSS.stopRuleUsageTracking')
    // Conditions and layers around rules are listed too.
    const used = ruleUsage.flatMap(({ styleSheetId, startOffset, used }) =>
      used && styleSheetId === own ? (selectorAt.get(startOffset) ?? []) : [],
    )
    // Otherwise a change of a sheet would seem to reach nothing.
    if (used.length === 0) throw new Error('The browser names no rule that applies to the page.')
    // They match every element.
    const isShown = (selector) => result.value || !selector.endsWith('::selection')
    return [...new Set(used)].filter(isShown)
  }
}
