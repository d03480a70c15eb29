import { http, type RequestHandler } from 'msw'
import { winnerAvatar } from '../art/avatar.ts'
import { bannerArt } from '../art/banner-art.ts'
import { gameArt } from '../art/game-art.ts'
import { vendorMark } from '../art/vendor-mark.ts'
import { CDNS } from '../db/site.ts'
import type { World } from '../db/world-types.ts'
import { latencyOf, wait } from '../faults/befall.ts'

interface Wish {
  readonly lang: 'EN' | 'BN'
  readonly size: { readonly w?: number; readonly h?: number }
}

type Painter = (name: string, wish: Wish, world: World) => string | null

/** What lies on the image CDNs, by folder. `?lang=BN`, `?w=` and `?h=` are understood where they make sense. */
const painters: Readonly<Record<string, Painter>> = {
  games(name, { lang, size }, { catalogue }) {
    const game = catalogue.byId(Number(name))
    return game ? gameArt(game, { lang, ...size }) : null
  },
  vendors: (name, { lang }) => vendorMark(name, lang),
  banners: (name, { lang, size }) =>
    Number(name) > 0 ? bannerArt({ id: Number(name) }, { lang, ...size }) : null,
  promotions: (name, { lang, size }) =>
    Number(name) > 0 ? bannerArt({ id: Number(name) }, { lang, w: 960, h: 540, ...size }) : null,
  avatars: (name) => winnerAvatar(name),
}

const sizeOf = (text: string | null): number | undefined => {
  const pixels = Number(text)
  return Number.isInteger(pixels) && pixels >= 16 && pixels <= 4096 ? pixels : undefined
}

function wishOf(query: URLSearchParams): Wish {
  const w = sizeOf(query.get('w'))
  const h = sizeOf(query.get('h'))
  return {
    lang: query.get('lang') === 'BN' ? 'BN' : 'EN',
    size: { ...(w && { w }), ...(h && { h }) },
  }
}

const notFound = () =>
  new Response('No such picture.', { status: 404, headers: { 'cache-control': 'no-store' } })

/** The pictures of both image CDNs, drawn when they are asked for. */
export const mediaHandlers = (world: World): RequestHandler[] =>
  CDNS.map((base) =>
    http.get(`*${base}/:folder/:file`, async ({ request, params }) => {
      const match = /^([\w-]+)\.svg$/.exec(String(params.file))
      await wait(latencyOf(world, `${base} ${params.file}`), request.signal)
      if (world.statement.images === 'missing' || !match) return notFound()
      const paint = painters[String(params.folder)]
      const svg = paint?.(match[1] ?? '', wishOf(new URL(request.url).searchParams), world)
      if (!svg) return notFound()
      return new Response(svg, {
        headers: {
          'content-type': 'image/svg+xml',
          'cache-control': 'public, max-age=31536000, immutable',
        },
      })
    }),
  )
