import type { ParseKeys } from 'i18next'
import { type ComponentType, createElement, type FunctionComponent, type ReactNode } from 'react'
import { loadTexts, type TextNamespace } from '../../i18n/i18n.ts'
import type { Role } from '../../session/roles.ts'
import { type LazyScreen, lazyScreen } from '../../ui/base/lazy-screen.ts'

/** A text of `locales`, with its namespace: `lobby:title`. */
export type TitleKey = Extract<ParseKeys<TextNamespace[]>, `${string}:${string}`>

/** What an address shows; every statement of a feature's `routes.ts` becomes one. */
export interface Route<Path extends string = string> {
  /** Exact paths, the first is the one to link to. `:name` stands for one segment, `*` for any other address. */
  readonly paths: readonly Path[]
  /** What a `:name` of the path may be; anything else is another address. */
  readonly params: Readonly<Record<string, RegExp>>
  /** The `?page=` that it answers to; the first page stated for a path answers to unknown ones too. */
  readonly page: string | null
  readonly title: TitleKey | ((search: URLSearchParams) => TitleKey)
  /** Where somebody without a session is sent; null for a page that is open to all. */
  readonly auth: string | null
  /** Whether that log-in leads back to it; others lead home (D-017). */
  readonly returns: boolean
  /** Where a role that may not see it is sent. */
  readonly roles: Readonly<Partial<Record<Role, string>>>
  /** Opens this pop-up over the home page, and goes there; `for` names the roles it is for beside guests. */
  readonly popup: { readonly name: string; readonly for: readonly Role[] } | null
  /** Shows this pop-up over the home page as long as the path lasts. */
  readonly overlay: string | null
  readonly frame: 'player' | 'agent' | 'game'
  /** A game is on it: no side menu, and it counts as activity of its visitor. */
  readonly game: boolean
  /** The entry of the phone's bottom bar that it belongs to. */
  readonly section: 'games' | null
  /** The screen; null shows the home page. */
  readonly element: (() => ReactNode) | null
  /** Loads what the screen needs, before it is shown. */
  readonly preload: () => Promise<unknown>
}

interface RouteStatement<Path extends string, Props extends object> {
  path: Path | readonly Path[]
  params?: Readonly<Record<string, RegExp>>
  page?: string
  title: Route['title']
  auth?: string
  returns?: boolean
  roles?: Route['roles']
  popup?: string | { name: string; for: readonly Role[] }
  overlay?: string
  frame?: Route['frame']
  game?: boolean
  section?: 'games'
  screen?: LazyScreen<Props>
  /** Props of the screen, where several paths share one. */
  props?: Props
  preload?: () => Promise<unknown>
}

const listOf = <T>(one: T | readonly T[]): readonly T[] => (Array.isArray(one) ? one : [one as T])

/**
 * States one page of the portal. Its path, title, guard, frame, preloading and typed address all come
 * from here; the shape is `Route`'s, and what is left out is open to all, in the player's frame.
 */
export function defineRoute<const Path extends string, Props extends object = object>(
  statement: RouteStatement<Path, Props>,
): Route<Path> {
  const { path, screen, props, popup, preload, params = {}, page = null } = statement
  return {
    paths: listOf<Path>(path),
    params,
    page,
    title: statement.title,
    auth: statement.auth ?? null,
    returns: statement.returns ?? false,
    roles: statement.roles ?? {},
    popup: typeof popup === 'string' ? { name: popup, for: [] } : (popup ?? null),
    overlay: statement.overlay ?? null,
    frame: statement.frame ?? 'player',
    game: statement.game ?? false,
    section: statement.section ?? null,
    element: screen ? () => createElement<object>(screen.View as FunctionComponent, props) : null,
    preload: () => Promise.all([screen?.preload(), preload?.()]),
  }
}

/** A pop-up that an address may name: `?popup=login`. */
export interface PopupRoute<Name extends string = string> {
  readonly name: Name
  /** What it keeps in the address beside its name; it goes when the pop-up closes. */
  readonly params: readonly string[]
  readonly screen: LazyScreen<{ onClose: () => void }>
}

/** States one pop-up of the portal. */
export const definePopup = <const Name extends string>({
  params = [],
  ...statement
}: {
  name: Name
  params?: readonly string[]
  screen: PopupRoute['screen']
}): PopupRoute<Name> => ({ ...statement, params })

/** A screen in a chunk of its own, with the texts it needs: both are fetched side by side. */
export const defineScreen = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...texts: TextNamespace[]
): LazyScreen<Props> =>
  lazyScreen(async () => {
    const [module] = await Promise.all([load(), loadTexts(...texts)])
    return module
  })
