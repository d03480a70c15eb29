// Changes in the rules of one value: bounds, patterns, formats.

/** Lists values for a sentence. */
export const listed = (values) => values.map((value) => String(value)).join(', ')

/** Bounds, and whether a higher number allows more. */
const BOUNDS = {
  minLength: false,
  minItems: false,
  minProperties: false,
  minimum: false,
  exclusiveMinimum: false,
  maxLength: true,
  maxItems: true,
  maxProperties: true,
  maximum: true,
  exclusiveMaximum: true,
}

/** 1 where the new bound allows more, -1 where it allows less, 0 where they are equal. */
function widening(rule, old, young) {
  if (old === young) return 0
  if (old === undefined) return -1
  if (young === undefined) return 1
  return BOUNDS[rule] === young > old ? 1 : -1
}

/**
 * Reports the rules that differ. A narrower request breaks callers. A wider answer breaks them too, because it may
 * bring what was never promised, such as a text that is too long. A changed pattern or format cannot be judged and
 * counts as a break.
 */
export function compareRules(a, b, asks, say) {
  for (const rule of Object.keys(BOUNDS)) {
    const change = widening(rule, a[rule], b[rule])
    if (change !== 0)
      say(
        `has ${rule} ${b[rule] ?? 'no more'} and had ${a[rule] ?? 'none'}`,
        asks ? change < 0 : change > 0,
      )
  }
  if ((a.uniqueItems ?? false) !== (b.uniqueItems ?? false))
    say(
      b.uniqueItems ? 'takes nothing twice now' : 'may repeat itself now',
      asks === Boolean(b.uniqueItems),
    )
  for (const rule of ['pattern', 'format']) {
    if (a[rule] === b[rule]) continue
    const breaks = asks ? b[rule] !== undefined : a[rule] !== undefined
    say(`has the ${rule} ${b[rule] ?? 'none'} and had ${a[rule] ?? 'none'}`, breaks)
  }
}
