import { serverNow } from '#api/transport/server-time.ts'
import { cookies } from '#lib/cookies.ts'
import { trustedScriptUrl } from '#lib/trusted.ts'
import type { AnalyticsEvent } from '#patterns/analytics.ts'

/**
 * The only host that the script may come from. A deployment with analytics also lists it in its
 * Content-Security-Policy.
 */
const SCRIPT = 'https://www.googletagmanager.com/gtag/js'

/** The queue that the script reads. It recognises a command by its type, an `arguments` object. */
function command(...args: readonly unknown[]): void {
  const layer: unknown = Reflect.get(window, 'dataLayer')
  const call = { ...args, length: args.length, [Symbol.toStringTag]: 'Arguments' }
  if (Array.isArray(layer)) layer.push(call)
  else Reflect.set(window, 'dataLayer', [call])
}

const offKey = (id: string) => `ga-disable-${id}`

/** Loads the script, once. Only page names leave this device: no address with its query, no referrer. */
export function startGtag(id: string): (event: AnalyticsEvent) => void {
  Reflect.set(window, offKey(id), false)
  if (!document.querySelector('script[data-analytics]')) {
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
    command('consent', 'default', { ...denied, analytics_storage: 'granted' })
    command('js', new Date(serverNow()))
    command('set', { page_location: window.location.origin, page_referrer: '', page_title: '' })
    command('config', id, { send_page_view: false, allow_google_signals: false })
    const script = document.createElement('script')
    script.async = true
    script.dataset.analytics = ''
    script.src = trustedScriptUrl(`${SCRIPT}?id=${id}`)
    document.head.append(script)
  }
  return (event) => {
    if (event.name === 'launch')
      return command('event', 'launch', { game: event.game, demo: event.demo })
    const page = window.location.origin + event.page
    command('event', 'page_view', { page_location: page, page_path: event.page })
  }
}

/** After consent is withdrawn the loaded script sends nothing more, and its cookies are deleted. */
export function stopGtag(id: string): void {
  Reflect.set(window, offKey(id), true)
  for (const cookie of cookies.read().split(';')) {
    const [name = ''] = cookie.trim().split('=')
    if (name.startsWith('_ga')) cookies.write(`${name}=; path=/; max-age=0`)
  }
}
