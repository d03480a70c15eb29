/**
 * The page starts the configuration call before any script is loaded (`window.early`).
 * The first request of the same address takes that answer; all others go to the network.
 */
declare global {
  interface Window {
    early?: Record<string, Promise<Response> | undefined>
  }
}

export async function earlyFetch(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname
  const begun = typeof window === 'undefined' ? undefined : window.early?.[path]
  if (!begun || request.method !== 'GET') return fetch(request)
  delete window.early?.[path]
  try {
    return await begun
  } catch {
    return fetch(request)
  }
}
