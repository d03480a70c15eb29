import { CALL_MARK } from '#mocks/world/core/caller-signal.ts'

/** The caller: the address of the page at that moment, and the headers it sent. */
export interface Caller {
  readonly screen?: string
  readonly requestHeaders: Readonly<Record<string, string>>
}

function readUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** In a browser the fake backend runs in the calling page. Elsewhere the request has to name the page. */
export function getCaller({ headers }: Request): Caller {
  const address = typeof location === 'undefined' ? headers.get('referer') : location.href
  const url = address ? readUrl(address) : null
  return {
    ...(url && { screen: url.pathname + url.search }),
    requestHeaders: Object.fromEntries([...headers].filter(([name]) => name !== CALL_MARK)),
  }
}
