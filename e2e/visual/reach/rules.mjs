// Style rules: which ones a sheet has, which ones a change of it touches, and which ones use a custom property.
import { join } from 'node:path'
import { Features, transform } from 'lightningcss'
import postcss from 'postcss'

const isStep = (rule) => /keyframes$/.test(rule.parent.name ?? '')

/** @returns {[number, string][]} where each rule of the stories' style sheet begins, and its selector */
export function rulesIn(css) {
  const rules = []
  postcss.parse(css).walkRules((rule) => {
    if (!isStep(rule)) rules.push([rule.source.start.offset, rule.selector])
  })
  return rules
}

/** A sheet as Vite compiles it: names of classes with the hash of their file, no nesting. */
function compiled(path, text, root) {
  const { code } = transform({
    filename: join(root, path),
    projectRoot: root,
    code: Buffer.from(text),
    cssModules: path.endsWith('.module.css'),
    include: Features.Nesting,
    exclude: Features.LightDark | Features.DirSelector,
  })
  return postcss.parse(String(code))
}

/** Its rules in order, each with the conditions around it, and what else it has. */
function partsOf(sheet) {
  const rules = []
  sheet.walkRules((rule) => {
    if (isStep(rule)) return
    const around = []
    for (let at = rule.parent; at.type === 'atrule'; at = at.parent)
      around.push(`@${at.name} ${at.params}`)
    const content = rule.nodes.map(String).join(';')
    rules.push({ selector: rule.selector, place: [...around, rule.selector].join(' '), content })
  })
  sheet.walkRules((rule) => {
    if (!isStep(rule)) rule.remove()
  })
  return { rules, others: String(sheet).replace(/\s+/g, ' ') }
}

const partsOfText = (path, text, root) => {
  try {
    return partsOf(compiled(path, text, root))
  } catch {
    return null
  }
}

/** Pseudo-elements whose rules Chromium is known to report. */
const REPORTED = /::?(before|after|placeholder|marker|selection)\b/g
const isUnreported = (selector) => selector.replaceAll(REPORTED, '').includes('::')

/**
 * The rules whose declarations a change touches.
 * @returns {string[] | null} their compiled selectors; null if more changed than declarations, or it is uncertain
 */
export function changedRules(path, before, after, root) {
  if (before === null || after === null) return null
  const [old, now] = [partsOfText(path, before, root), partsOfText(path, after, root)]
  if (!old || !now || old.others !== now.others || old.rules.length !== now.rules.length)
    return null
  if (old.rules.some(({ place }, at) => place !== now.rules[at].place)) return null
  const selectors = old.rules
    .filter(({ content }, at) => content !== now.rules[at].content)
    .map(({ selector }) => selector)
  return selectors.some(isUnreported) ? null : selectors
}

/**
 * The rules of a sheet that use one of the custom properties.
 * @param uses matches such a use
 * @returns {string[] | null} their compiled selectors; null if something else than rules uses it, or it is uncertain
 */
export function rulesUsing(uses, path, text, root) {
  const parts = partsOfText(path, text, root)
  if (!parts || uses.test(parts.others)) return null
  const selectors = parts.rules
    .filter(({ content }) => uses.test(content))
    .map(({ selector }) => selector)
  return selectors.some(isUnreported) ? null : selectors
}

/** The rules of a sheet that make a part of a page light. @returns {string[]} their compiled selectors */
export const lightRules = (path, text, root) =>
  rulesUsing(/color-scheme:\s*light(?!\s+dark)/, path, text, root) ?? []
