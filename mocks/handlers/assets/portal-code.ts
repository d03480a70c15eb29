import { http, type RequestHandler } from 'msw'
import type { World } from '#mocks/world/world-types.ts'

/** The code of one page and one pop-up, by chunk name in builds and by source path on the dev server. */
const GONE =
  /\/assets\/(?:promotions|login)-[\w-]{6,12}\.(?:js|css)$|\/src\/features\/(?:offers\/promotions|visitor\/auth)\/screens\/(?:promotions|login)\.\w+/

/** Code files that a scenario removes; all others go to the network. */
export const portalCodeHandlers = ({ conditions }: World): RequestHandler[] =>
  conditions.code === 'gone'
    ? [
        http.get(
          GONE,
          () => new Response('Gone.', { status: 404, headers: { 'cache-control': 'no-store' } }),
        ),
      ]
    : []
