/** Who asked: the page's address at that moment, and the headers it sent. */
export interface Asked {
  readonly screen?: string
  readonly requestHeaders: Readonly<Record<string, string>>
}

/** In a browser the fake backend lives in the page that asks; elsewhere the request has to say it. */
export function askedOf({ headers }: Request): Asked {
  const address = typeof location === 'undefined' ? headers.get('referer') : location.href
  const url = address && URL.canParse(address) ? new URL(address) : null
  return {
    ...(url && { screen: url.pathname + url.search }),
    requestHeaders: Object.fromEntries(headers),
  }
}
