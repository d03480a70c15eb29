/** The guides that a link can open: the home-screen app, the iPhone's and Android's. */
export const APP_GUIDES = ['lite', 'ios', 'android'] as const
export type AppGuide = (typeof APP_GUIDES)[number]

/**
 * The address behind the app's QR codes, from the origin ("https://play.example"), the
 * portal's language code and, if given, a guide. It is made for another device, so there is no way
 * to put a session token into it.
 */
export function appLink(origin: string, language: string, guide?: AppGuide): string {
  const link = new URL('/', origin)
  link.searchParams.set('popup', 'apps')
  if (guide) link.searchParams.set('guide', guide)
  link.searchParams.set('lang', language)
  return link.href
}
