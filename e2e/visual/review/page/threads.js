// Comments as threads. The page of a change reads them too, so nothing here needs a browser.

function toThread(entries) {
  const byTime = entries.toSorted((one, other) => (one.at < other.at ? -1 : 1))
  const first = entries.find(({ id, thread }) => id === thread)
  return {
    first,
    answers: byTime.filter((one) => one !== first),
    open: !byTime.findLast(({ resolved }) => resolved !== undefined)?.resolved,
  }
}

/** The threads on pictures, the oldest first. */
export const threadsOf = (entries) =>
  [...Map.groupBy(entries, ({ thread }) => thread).values()]
    .map(toThread)
    .filter(({ first }) => first?.picture)
    .sort((one, other) => (one.first.at < other.first.at ? -1 : 1))

export const CHANGED_SINCE = 'The picture has changed since this comment.'
