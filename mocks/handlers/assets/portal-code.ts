import { http, type RequestHandler } from 'msw'
import type { World } from '../../world/world-types.ts'

/** The code of one page and of one pop-up: of the built app by its name, of a development server by its place. */
const GONE =
  /\/assets\/(?:promotions|login)-[\w-]{6,12}\.(?:js|css)$|\/src\/features\/(?:offers\/promotions|visitor\/auth)\/screens\/(?:promotions|login)\.\w+/

/** Files of the portal that a scenario takes away; all others pass by unseen. */
export const codeHandlers = ({ statement }: World): RequestHandler[] =>
  statement.code === 'gone'
    ? [
        http.get(
          GONE,
          () => new Response('Gone.', { status: 404, headers: { 'cache-control': 'no-store' } }),
        ),
      ]
    : []
