import { useLocation, useNavigate } from 'react-router'
import type { PopupName } from './href.ts'
import { goBack, historyIndex, parseLayers, stepsBehind } from './previous.ts'

const NAME = /^[a-z][a-z-]{0,30}$/

/** The pop-ups of the features, once they are loaded, with the parameters that each keeps in the address. */
let known: ReadonlyMap<string, readonly string[]> | null = null

/** Registers the pop-ups. Until then any well-formed name counts as one. */
export function registerPopups(
  popups: readonly { readonly name: string; readonly params: readonly string[] }[],
): void {
  known = new Map(popups.map(({ name, params }) => [name, params]))
}

const isPopup = (name: string): name is PopupName => known?.has(name) ?? NAME.test(name)

/** The pop-up named by a query string (`?popup=login`), or null. */
export function parsePopup(search: string): PopupName | null {
  const name = new URLSearchParams(search).get('popup')
  return name !== null && isPopup(name) ? name : null
}

/** The search parameters of pop-ups, in addition to their name. */
const ownParams = (): readonly string[] => [...(known?.values() ?? [])].flat()

/** A query string with another pop-up, or none. Everything else in it stays. */
export function withPopup(
  search: string,
  name: PopupName | null,
  own: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams(search)
  if (name)
    for (const [key, value] of Object.entries({ popup: name, ...own })) params.set(key, value)
  else for (const name of ['popup', ...ownParams()]) params.delete(name)
  const text = params.toString()
  return text ? `?${text}` : ''
}

/** Pop-ups are in the address, so Back closes them and any feature can open one. */
export function usePopup() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const popup = parsePopup(search)
  return {
    popup,
    open: (name: PopupName, own?: Readonly<Record<string, string>>) =>
      navigate(
        { pathname, search: withPopup(search, name, own), hash },
        // A pop-up that replaces another one can go back only if that one could. The return address of a guest
        // stays in the history entry.
        popup === null
          ? { state: { overlay: true, behind: historyIndex(), layers: parseLayers(state) } }
          : {
              state: {
                overlay: state?.overlay === true,
                behind: state?.behind,
                layers: parseLayers(state),
                returnAddress: state?.returnAddress,
              },
              replace: true,
            },
      ),
    close: () =>
      stepsBehind(state) !== null
        ? goBack(navigate, () => stepsBehind(state) ?? 0)
        : navigate({ pathname, search: withPopup(search, null), hash }, { replace: true }),
  }
}
