/**
 * PRD-17: the redirect target of login services. Sends `state` and `code` to the portal and closes. The portal checks
 * the state; any other listener on this origin is also the portal.
 */
const MIN_WAIT_MS = 400
const STATE = /^[A-Za-z0-9-]{8,64}$/

/** The value of a parameter; null when it is missing or repeated. */
function only(params, name) {
  const values = params.getAll(name)
  return values.length === 1 ? values[0] : null
}

/** The language chosen in the portal, by its code there; without one the page speaks Bengali and English. */
function chosenLanguage() {
  const tags = { BN: 'bn', EN: 'en', VI: 'vi', TH: 'th', TY: 'th', CN: 'zh-Hans', AR: 'ar' }
  try {
    const code = localStorage.getItem('lang')
    return code !== null && Object.hasOwn(tags, code) ? tags[code] : null
  } catch {
    return null
  }
}

/** Leaves the texts of one language. */
function speak(language) {
  const root = document.documentElement
  root.lang = language
  root.dir = language === 'ar' ? 'rtl' : 'ltr'
  root.dataset.chosen = ''
  for (const one of document.querySelectorAll('p[lang]')) one.hidden = one.lang !== language
}

/** The response of the service, or null. A refusal (`error`) is sent as a code that no service uses. */
function answerOf(search) {
  const params = new URLSearchParams(search)
  const state = only(params, 'state')
  const code = params.has('error') ? 'denied' : only(params, 'code')
  if (!state || !STATE.test(state) || !code || code.length > 2000) return null
  return { type: 'social', state, code }
}

function show(part) {
  document.body.dataset.state = part
  for (const one of document.querySelectorAll('[data-part]')) {
    one.hidden = one.dataset.part !== part
  }
}

/** The opener may be gone, or out of reach after a detour over other sites: then the channel is heard. */
function hand(answer) {
  try {
    window.opener?.postMessage(answer, location.origin)
  } catch {
    // A window that may not be spoken to.
  }
  const channel = new BroadcastChannel('social')
  channel.postMessage(answer)
  channel.close()
}

const language = chosenLanguage()
if (language) speak(language)
const answer = window.top === window ? answerOf(location.search) : null
// The code goes into no history, no bookmark and no referrer.
history.replaceState(null, '', location.pathname)
if (answer) {
  hand(answer)
  window.close()
  setTimeout(() => show('done'), MIN_WAIT_MS)
} else {
  show('failed')
}
