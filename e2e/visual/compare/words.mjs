// Describes in words what changed between two drawings: texts, sizes, and properties with the names of their tokens.

const MAX_LINES = 10
const short = (text) => (text.length > 80 ? `${text.slice(0, 77)}…` : text)

const byPath = ({ elements }) => new Map(elements.map((element) => [element.path, element]))

/** The tokens that a property may use: two kinds of token may have the same value. */
const KINDS = [
  [/^(padding|margin|row-gap|column-gap)/, /^--sp-/],
  [/radius/, /^--r-/],
  [/^font-size/, /^--fs-/],
  [/^font-weight/, /^--fw-/],
  [/^line-height/, /^--lh-/],
  [/^z-index/, /^--z-/],
  [/width$/, /^--bw-/],
  [/shadow/, /^--(shadow|elevation)/],
  [/color|fill|stroke/, /^--(?!sp|r-|fs|fw|lh|z-|bw|dur|ease)/],
]

/** A value with the name of its token, if it has one. */
function valued(value, tokens, property) {
  const [, kind] = KINDS.find(([properties]) => properties.test(property)) ?? []
  const name = kind && Object.keys(tokens).find((one) => kind.test(one) && tokens[one] === value)
  return name ? `${short(value)} (${name})` : short(value)
}

/** Properties that elements inherit. */
const INHERITED = new Set([
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
  'text-align',
  'direction',
  'fill',
  'stroke',
  'visibility',
])

const parentOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf('>')))

const propertyLines = (old, now, before, after, [oldParent, parent] = []) =>
  before.properties.flatMap((property, at) =>
    old.look[at] === now.look[at] ||
    (INHERITED.has(property) &&
      oldParent?.look[at] === old.look[at] &&
      parent?.look[at] === now.look[at])
      ? []
      : [
          `${property}: ${valued(old.look[at], before.tokens, property)} → ${valued(now.look[at], after.tokens, property)}`,
        ],
  )

const size = ([, , width, height]) => `${width} × ${height}`

/** @returns {{ element: string, lines: string[] }[]} elements that differ themselves, not just by their content */
export function describeChanges(before, after) {
  const [old, now] = [byPath(before), byPath(after)]
  const changes = []
  for (const [path, element] of now) {
    const was = old.get(path)
    if (!was) continue
    const parents = [old, now].map((elements) => elements.get(parentOf(path)))
    const lines = propertyLines(was, element, before, after, parents)
    if (was.text !== element.text) lines.unshift(`“${short(was.text)}” → “${short(element.text)}”`)
    if (lines.length > 0 && size(was.box) !== size(element.box))
      lines.push(`size: ${size(was.box)} → ${size(element.box)}`)
    if (lines.length > 0) changes.push({ element: element.name, lines })
  }
  const count = (elements, other) => [...elements.values()].filter(({ path }) => !other.has(path))
  const gone = count(old, now).length
  const come = count(now, old).length
  if (changes.length === 0 && gone + come === 0) {
    const moved = [...now.values()].find(
      ({ path, box }) => old.has(path) && String(old.get(path).box) !== String(box),
    )
    if (moved)
      changes.push({
        element: moved.name,
        lines: [`place and size: ${old.get(moved.path).box.join(', ')} → ${moved.box.join(', ')}`],
      })
  }
  if (gone > 0)
    changes.push({
      element: 'page',
      lines: [`${gone} elements are gone, the first: ${count(old, now)[0].name}`],
    })
  if (come > 0)
    changes.push({
      element: 'page',
      lines: [`${come} elements are new, the first: ${count(now, old)[0].name}`],
    })
  return changes.slice(0, MAX_LINES)
}

/** The smallest element around the middle of a box. @returns {string | undefined} its name */
export function elementUnder({ elements }, [x, y, width, height]) {
  const [across, down] = [x + width / 2, y + height / 2]
  const around = elements.filter(
    ({ box: [left, top, wide, high] }) =>
      across >= left && across <= left + wide && down >= top && down <= top + high,
  )
  const area = ({ box }) => box[2] * box[3]
  return around.sort((one, other) => area(one) - area(other))[0]?.name
}
