// Changes in the rules of one value: bounds, patterns, formats.
import { isDeepStrictEqual } from 'node:util'

/** Lists values for a sentence. */
export const listed = (values) => values.map((value) => String(value)).join(', ')

/** Keywords that compare-schema.mjs compares, and those that only describe. */
const COMPARED = /^(type|enum|const|properties|required|items|additionalProperties)$/
const DESCRIBES = /^(title|description|examples?|deprecated|x-.*)$/

/** Keywords that forbid no value. */
const REMARKS = ['default', 'readOnly', 'writeOnly']

/** 1 where the new rule allows more, -1 where it allows less, NaN where that cannot be told. */
function widening(rule, old, young) {
  if (old === undefined) return -1
  if (young === undefined) return 1
  if (!/^(min|max|exclusiveM)/.test(rule)) return Number.NaN
  return /max/i.test(rule) === young > old ? 1 : -1
}

/**
 * Reports the rules that differ. A narrower request breaks callers. A wider answer breaks them too, because it may
 * bring what was never promised, such as a text that is too long. What cannot be judged counts as a break, so that a
 * keyword without a rule of its own is never passed over.
 */
export function compareRules(a, b, asks, say) {
  const written = (value, none) =>
    typeof value === 'object' ? JSON.stringify(value) : (value ?? none)
  for (const rule of new Set([...Object.keys(a), ...Object.keys(b)])) {
    if (COMPARED.test(rule) || DESCRIBES.test(rule)) continue
    if (isDeepStrictEqual(a[rule], b[rule])) continue
    const change = widening(rule, a[rule], b[rule])
    const what = `has ${rule} ${written(b[rule], 'no more')} and had ${written(a[rule], 'none')}`
    say(what, !REMARKS.includes(rule) && change !== (asks ? 1 : -1))
  }
  compareLastDays(a['x-sunset'], b['x-sunset'], say)
}

/** Reports the last day of what is deprecated: it may be put off but not brought forward. */
export function compareLastDays(old, young, say) {
  if (old === young) return
  if (!young) say('is no longer deprecated', false)
  else if (!old) say(`is deprecated now, until ${young}`, false)
  else say(`is promised until ${young} and was until ${old}`, young < old)
}

/** Describes a removal, and whether it breaks: until the last day of its deprecation it does. */
export const judgeRemoval = (removed, lastDay, today) =>
  lastDay ? [`${removed}, and was promised until ${lastDay}`, today <= lastDay] : [removed, true]
