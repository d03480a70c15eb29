import { http, type RequestHandler } from 'msw'
import type { PictureOptions } from '#mocks/art/painters.ts'
import { getLatency, NO_ANSWER_MS, wait } from '#mocks/contract/apply-fault.ts'
import { CDNS } from '#mocks/world/core/site.ts'
import { pictureAt } from '#mocks/world/people/own-pictures.ts'
import type { World } from '#mocks/world/world-types.ts'

const sizeOf = (text: string | null): number | undefined => {
  const pixels = Number(text)
  return Number.isInteger(pixels) && pixels >= 16 && pixels <= 4096 ? pixels : undefined
}

function optionsOf(query: URLSearchParams): PictureOptions {
  const w = sizeOf(query.get('w'))
  const h = sizeOf(query.get('h'))
  return {
    lang: query.get('lang') === 'BN' ? 'BN' : 'EN',
    size: { ...(w && { w }), ...(h && { h }) },
  }
}

const notFound = () =>
  new Response('No such picture.', { status: 404, headers: { 'cache-control': 'no-store' } })

/** Whether a CDN has no pictures. With `first-fails` it is the first CDN requested. */
function failing(world: World): (base: string) => boolean {
  let first: string | null = null
  return (base) => {
    first ??= base
    const { images } = world.conditions
    return images === 'missing' || (images === 'first-fails' && base === first)
  }
}

/** The pictures of both image CDNs, drawn on request. */
export const pictureHandlers = (world: World): RequestHandler[] => {
  const fails = failing(world)
  return CDNS.map((base) =>
    http.get(`*${base}/:folder/:file`, async ({ request, params }) => {
      const match = /^([\w-]+)\.svg$/.exec(String(params.file))
      const latency = getLatency(world, `${base} ${params.file}`)
      // A browser fetches a picture once: the next story would also wait for one that never comes.
      if (latency < NO_ANSWER_MS) await wait(latency, request.signal)
      const own = pictureAt(world, String(params.folder), String(params.file))
      if (own && !fails(base))
        return new Response(own, {
          headers: { 'content-type': own.type, 'cache-control': 'private, max-age=86400' },
        })
      if (fails(base) || !match) return notFound()
      // The painters are large and only pictures need them, so they load with the first one.
      const { painters } = await import('#mocks/art/painters.ts')
      const paint = painters[String(params.folder)]
      const svg = await paint?.(match[1] ?? '', optionsOf(new URL(request.url).searchParams), world)
      if (!svg) return notFound()
      return new Response(svg, {
        headers: {
          'content-type': 'image/svg+xml',
          'cache-control': 'public, max-age=31536000, immutable',
        },
      })
    }),
  )
}
