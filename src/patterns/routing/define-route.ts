import type { ParseKeys } from 'i18next'
import { type ComponentType, createElement, type FunctionComponent, type ReactNode } from 'react'
import { loadTexts, type TextNamespace } from '#i18n/i18n.ts'
import type { Role } from '#session/roles.ts'
import { type LazyScreen, lazyScreen } from '#ui/base/lazy-screen.ts'

/** A text of `locales`, with its namespace: `lobby:title`. */
export type TitleKey = Extract<ParseKeys<TextNamespace[]>, `${string}:${string}`>

/** A route; every definition in a feature's `routes.ts` becomes one. */
export interface Route<Path extends string = string> {
  /** Exact paths, the first of which is used for links. `:name` matches one segment, `*` any other address. */
  readonly paths: readonly Path[]
  /** Allowed values of a `:name` of the path. With any other value the route does not match. */
  readonly params: Readonly<Record<string, RegExp>>
  /** The `?page=` of this route. The first page defined for a path also matches unknown keys. */
  readonly page: string | null
  readonly title: TitleKey | ((search: URLSearchParams) => TitleKey)
  /** The redirect of visitors without a session; null for a public page. */
  readonly auth: string | null
  /** Whether that login leads back to the page. Others lead home. */
  readonly returns: boolean
  /** Redirects of roles that may not see it. */
  readonly roles: Readonly<Partial<Record<Role, string>>>
  /** Redirects to the home page and opens this pop-up. `for` lists the roles in addition to guests. */
  readonly popup: { readonly name: string; readonly for: readonly Role[] } | null
  /** Shows this pop-up over the home page while the path stays. */
  readonly overlay: string | null
  readonly frame: 'player' | 'agent' | 'game'
  /** A game page: it has no side menu, and counts as activity of the visitor. */
  readonly game: boolean
  /** The entry of the phone's bottom bar to highlight. */
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
  /** Props of the screen, for paths that share one. */
  props?: Props
  preload?: () => Promise<unknown>
}

const listOf = <T>(one: T | readonly T[]): readonly T[] => (Array.isArray(one) ? one : [one as T])

/**
 * Defines a page of the portal. Its path, title, guard, frame, preloading and typed address all come from here; see
 * `Route` for the fields. By default a page is public and in the player's frame.
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
  /** Its search parameters in addition to its name. They are removed when the pop-up closes. */
  readonly params: readonly string[]
  readonly screen: LazyScreen<{ onClose: () => void }>
}

/** Defines a pop-up of the portal. */
export const definePopup = <const Name extends string>({
  params = [],
  ...statement
}: {
  name: Name
  params?: readonly string[]
  screen: PopupRoute['screen']
}): PopupRoute<Name> => ({ ...statement, params })

/** A screen in its own chunk, with its texts. Both load in parallel. */
export const defineScreen = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...texts: TextNamespace[]
): LazyScreen<Props> =>
  lazyScreen(async () => {
    const [module] = await Promise.all([load(), loadTexts(...texts)])
    return module
  })
