// What changed in the rules of one value: bounds, patterns, formats.

/** Values in words. */
export const listed = (values) => values.map((value) => String(value)).join(', ')

/** Bounds by whether a higher number lets in more. */
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

/** 1 where the new bound lets in more, -1 where less, 0 where the same. */
function widening(rule, old, young) {
  if (old === young) return 0
  if (old === undefined) return -1
  if (young === undefined) return 1
  return BOUNDS[rule] === young > old ? 1 : -1
}

/**
 * Reports the rules that differ. A narrower request breaks, and so does a wider answer: it may bring what was
 * never promised, such as a text for which there is no room; a pattern or a format that differs breaks, because it cannot be judged.
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
