/** The names by which a device reaches itself. */
const OWN_NAME = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** Whether this device serves the page and has no network. Its server is reached anyway. */
const needsNone =
  typeof location !== 'undefined' && OWN_NAME.test(location.hostname) && !navigator.onLine
let ignoresBrowser = needsNone

// A change that the browser reports counts again.
if (needsNone) {
  addEventListener('offline', () => {
    ignoresBrowser = false
  })
  addEventListener('online', () => {
    ignoresBrowser = true
  })
}

/** Whether a request can reach the server, as far as the browser knows. */
export const isOnline = (): boolean =>
  ignoresBrowser || typeof navigator === 'undefined' || navigator.onLine !== false
