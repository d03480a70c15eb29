// Merges the verdicts and comments that were saved from an exported review.
import { isEntry, lineOf } from './comments.mjs'
import { isName, isVerdict, sameVerdict } from './verdicts.mjs'

const isGiven = (value) =>
  isName(value?.story) &&
  isName(value.mode) &&
  isVerdict(value.now) &&
  (value.was === undefined || isVerdict(value.was))

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Throws if anything in it is not as the page saves it. */
function readSaved(text) {
  const saved = parse(text)
  const [given, comments] = [saved?.given, saved?.comments]
  if (!Array.isArray(given) || !Array.isArray(comments))
    throw new Error('It is no review.json: save it again with Download review.')
  const wrong = [
    ...given.flatMap((one, at) => (isGiven(one) ? [] : [`verdict ${at + 1}`])),
    ...comments.flatMap((one, at) => (isEntry(one) ? [] : [`comment ${at + 1}`])),
  ]
  if (wrong.length > 0)
    throw new Error(`It has parts that cannot be read: ${wrong.join(', ')}. Nothing was changed.`)
  return { given, comments }
}

const nameOf = ({ verdict, reason } = { verdict: 'no verdict' }) =>
  reason ? `${verdict}: ${reason}` : verdict

/**
 * Merges a saved review into what is here. What has another content on both sides stays as it is here.
 * @param here `{ verdicts, entries }`
 * @returns `{ verdicts, given, added, kept }`: all verdicts, how many of them are new, the comments to add, and a line for
 * each part that was not taken
 */
export function readBack(text, { verdicts, entries }) {
  const saved = readSaved(text)
  const merged = structuredClone(verdicts)
  const kept = []
  let given = 0
  for (const { story, mode, was, now } of saved.given) {
    const here = verdicts[story]?.[mode]
    if (sameVerdict(here, now)) continue
    if (sameVerdict(here, was)) {
      merged[story] = { ...merged[story], [mode]: now }
      given += 1
    } else kept.push(`${story} (${mode}): here ${nameOf(here)}, there ${nameOf(now)}`)
  }
  const known = new Map(entries.map((entry) => [entry.id, lineOf(entry)]))
  for (const entry of saved.comments)
    if (known.has(entry.id) && known.get(entry.id) !== lineOf(entry))
      kept.push(`comment ${entry.id} on ${entry.story} (${entry.mode}): another text there`)
  const added = saved.comments.filter(({ id }) => !known.has(id))
  return { verdicts: merged, given, added, kept }
}
