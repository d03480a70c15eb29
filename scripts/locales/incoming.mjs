// Checks a translator's file against the English and the rules before any of it is written.
import { glossaryFault, readGlossary } from './glossary.mjs'
import { lengthFault, limitFinder, readLimits } from './limits.mjs'
import { bareOf, faultsOf } from './rules.mjs'
import { idOf } from './xliff.mjs'

/**
 * Which texts the units change, and what is wrong with them. A unit without a target is not translated yet.
 * @param {string} code
 * @param {readonly { id: string, source: unknown, target: unknown }[]} units
 */
export function checkUnits(code, units, { texts, wanted, folder }) {
  const keys = new Map([...wanted.keys()].map((key) => [idOf(key), key]))
  const changed = new Map()
  const faults = []
  for (const { id, source, target } of units) {
    const key = keys.get(id)
    if (key === undefined)
      faults.push({ id, problem: 'is no key of locales/EN, or no plural form of this language' })
    else if (target === undefined || target === '' || target === texts.get(key)) continue
    else if (typeof target !== 'string')
      faults.push({
        id,
        problem: 'has elements of XLIFF in its text; variables and tags are plain text here',
      })
    else if (source !== wanted.get(key))
      faults.push({
        id,
        problem: 'was made from another English text, or was divided: export it again',
      })
    else changed.set(key, target)
  }
  return { changed, faults: [...faults, ...faultsAmong(code, changed, { texts, wanted, folder })] }
}

function faultsAmong(code, changed, { texts, wanted, folder }) {
  const all = new Map([...texts, ...changed])
  const limitOf = limitFinder(readLimits(folder))
  const breach = glossaryFault(readGlossary(code, folder))
  const touched = new Set([...changed.keys()].map(bareOf))
  const ruled = faultsOf(code, all, wanted).filter(({ key }) => touched.has(bareOf(key)))
  const styled = [...changed].flatMap(([key, text]) =>
    [breach(text, key), lengthFault(text, limitOf(key))].map((problem) => ({ key, problem })),
  )
  return [...ruled, ...styled]
    .filter(({ problem }) => problem !== null)
    .map(({ key, problem }) => ({ id: idOf(key), problem }))
}
