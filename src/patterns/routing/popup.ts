import { useLocation, useNavigate } from 'react-router-dom'

/** Every pop-up that an address may name: `?popup=login`. Others are ignored. */
export const POPUPS = [
  'login',
  'register',
  'forgot',
  'change-password',
  'logout',
  'link',
  'help',
  'feedback',
  'notices',
  'chat',
  'apps',
  'welcome',
  'limits',
  'real-account',
  'games',
] as const
export type PopupName = (typeof POPUPS)[number]

/** The pop-up named by a query string, or null. */
export function popupOf(search: string): PopupName | null {
  const name = new URLSearchParams(search).get('popup')
  return POPUPS.find((known) => known === name) ?? null
}

/** What single pop-ups keep in the address beside their name. */
const OWN = ['guide', 'notice', 'ref', 'aff', 'of', 'kind']

/** A query string with another pop-up, or none; everything else in it stays. */
export function withPopup(
  search: string,
  name: PopupName | null,
  own: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams(search)
  if (name)
    for (const [key, value] of Object.entries({ popup: name, ...own })) params.set(key, value)
  else for (const own of ['popup', ...OWN]) params.delete(own)
  const text = params.toString()
  return text ? `?${text}` : ''
}

/** Pop-ups live in the address, so Back closes them and any feature can open one. */
export function usePopup() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const popup = popupOf(search)
  return {
    popup,
    open: (name: PopupName, own?: Readonly<Record<string, string>>) =>
      navigate(
        { pathname, search: withPopup(search, name, own), hash },
        // One that takes another's place is ours to go back from only if that one was; what a guest
        // wanted (D-017) waits behind it as before.
        popup === null
          ? { state: { overlay: true } }
          : {
              state: { overlay: state?.overlay === true, wanted: state?.wanted },
              replace: true,
            },
      ),
    close: () =>
      state?.overlay === true
        ? navigate(-1)
        : navigate({ pathname, search: withPopup(search, null), hash }, { replace: true }),
  }
}
