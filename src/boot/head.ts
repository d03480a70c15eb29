/**
 * Runs in the page's head before anything else, inlined and without imports:
 * scrubs the address and takes what it brought, shows the chosen theme and language without a flash,
 * starts the calls that the first screen waits for, and frees the address of an earlier build's service worker.
 */
declare const EARLY_CALLS: readonly string[]
/** Whether the fake backend's service worker belongs to this page. */
declare const MOCK: boolean
interface ScriptRules {
  createScriptURL(url: string): string
}
declare const trustedTypes:
  | { createPolicy(name: string, rules: ScriptRules): ScriptRules }
  | undefined
/** Portal codes of the languages with every text (locales/complete.json). */
declare const TEXTS: readonly string[]

const head = () => {
  // Made before any other script can: from then on the browser refuses a second policy of this name.
  try {
    const rules: ScriptRules = {
      createScriptURL(url) {
        const { protocol, origin } = new URL(url, location.href)
        if (protocol === location.protocol && origin === location.origin) return url
        if (/^https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=G-\w{4,16}$/.test(url)) return url
        throw new TypeError(url)
      },
    }
    const value =
      typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy('portal', rules)
    Object.defineProperty(window, 'scriptPolicy', { value })
  } catch {
    // The policy belongs to another program; the portal's workers do not use it.
  }
  // Without its first script the app cannot report the error itself; the styles come with the page.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || !navigator.onLine) return
      try {
        if (sessionStorage.getItem('reloadedFor') === target.src) return
        sessionStorage.setItem('reloadedFor', target.src)
        location.reload()
      } catch {
        // Without a memory it could reload for ever.
      }
    },
    true,
  )
  const root = document.documentElement
  const address = new URL(location.href)
  const token = address.searchParams.get('token')
  // A shared link sets its sender's language, unless this device has its own choice.
  const brought = address.searchParams.get('lang')
  if (token !== null || brought !== null) {
    address.searchParams.delete('token')
    address.searchParams.delete('lang')
    history.replaceState(history.state, '', address.pathname + address.search + address.hash)
  }
  let language = 'BN'
  let merchant: string | null = null
  try {
    // A visitor who is already logged in is asked before the token of the link is used.
    if (token && /^[\w.~-]{8,512}$/.test(token))
      sessionStorage.setItem(sessionStorage.getItem('token') ? 'linkToken' : 'token', token)
    const theme = localStorage.getItem('theme')
    if (theme && /^(midnight|daylight|emerald)$/.test(theme)) root.dataset.theme = theme
    else if (/^\/agent(Home)?\/?$/.test(location.pathname)) root.dataset.theme = 'daylight'
    if (localStorage.getItem('sideMenu') === 'collapsed') root.dataset.side = 'collapsed'
    const chosen = localStorage.getItem('lang')
    if (chosen === null && brought !== null && TEXTS.includes(brought)) {
      localStorage.setItem('lang', brought)
    }
    language = localStorage.getItem('lang') ?? language
    merchant = sessionStorage.getItem('merchantCode') ?? localStorage.getItem('merchantCode')
  } catch {
    // Without storage the device's theme and the default language apply.
  }
  if (/^[A-Z]{2,3}$/.test(language))
    root.lang = language === 'CN' ? 'zh-Hans' : language.toLowerCase()
  if (language === 'AR') root.dir = 'rtl'
  root.dataset.page = /^\/(index(\.html)?|home|login|register|help)?$/.test(location.pathname)
    ? 'home'
    : 'other'
  const headers: Record<string, string> = { 'accept-language': language }
  if (merchant) headers['x-merchant'] = merchant
  const early: Record<string, Promise<Response>> = {}
  for (const path of EARLY_CALLS) {
    const call = fetch(path, { headers, signal: AbortSignal.timeout(30_000) })
    call.catch(() => undefined)
    early[path] = call
  }
  Object.assign(window, { early })
  // The portal itself has no service worker: any registered one was left by a build with mocks.
  if (!MOCK) {
    navigator.serviceWorker
      ?.getRegistrations()
      .then((all) => all.forEach((one) => void one.unregister()))
      .catch(() => undefined)
  }
}

head()

export {}
