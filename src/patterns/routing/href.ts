/**
 * The portal's paths, filled in by `src/app/routing/all-routes.ts`.
 * @public
 */
export interface Register {
  readonly registered: true
}

/** A path of some route, such as `/rng` or `/game/:nodeId`. */
export type RoutePath = Register extends { paths: infer Path extends string } ? Path : string

/** A pop-up of some feature, such as `login`. */
export type PopupName = Register extends { popups: infer Name extends string } ? Name : string

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string | number> & ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string | number>
    : object

type Search = Readonly<Record<string, string | number | null | undefined>>

interface Options {
  readonly search?: Search
  readonly hash?: string
}

/** `?a=1`, without null values; empty when there are none. */
export function searchText(search: Search = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (value !== null && value !== undefined) params.set(name, String(value))
  const text = params.toString()
  return text && `?${text}`
}

/** The address of a page: `href('/game/:nodeId', { nodeId: 5 }, { search: { demo: 1 } })` is `/game/5?demo=1`. */
export function href<Path extends RoutePath>(
  path: Path,
  ...[params, { search, hash } = {}]: keyof ParamsOf<Path> extends never
    ? [params?: null, options?: Options]
    : [params: ParamsOf<Path>, options?: Options]
): string {
  const values = new Map<string, string | number>(Object.entries(params ?? {}))
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  )
  return filled + searchText(search) + (hash ? `#${hash}` : '')
}
