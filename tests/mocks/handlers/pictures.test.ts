import { beforeAll, expect, it } from 'vitest'
import { drawBitmapsWith } from '../../../mocks/handlers/assets/bitmaps.ts'
import type { World } from '../../../mocks/world/world-types.ts'
import { worldOf } from '../helpers.ts'

let world: World
let poster: string

beforeAll(async () => {
  world = await worldOf()
  poster = `/cdn-a/games/${world.catalogue.all()[0]?.nodeId}.svg?w=240&h=320`
})

const typeOf = async (path: string, accept = 'image/avif,image/webp,*/*') => {
  const request = new Request(`http://localhost${path}`, { headers: { accept } })
  return (await world.handle(request)).headers.get('content-type')
}

it('sends posters as bitmaps where there is a canvas, to whoever takes WebP', async () => {
  expect(await typeOf(poster)).toBe('image/svg+xml')
  const drawn: string[] = []
  drawBitmapsWith(async (svg) => {
    drawn.push(svg)
    return new Uint8Array([1])
  })
  expect(await typeOf(poster)).toBe('image/webp')
  expect(drawn[0]).toMatch(/^<svg .*width="240" height="320"/)
  expect(await typeOf(poster, '*/*')).toBe('image/svg+xml')
  // Its lettering needs a font of the system.
  expect(await typeOf(`${poster}&lang=BN`)).toBe('image/svg+xml')
  expect(await typeOf('/cdn-a/vendors/PG.svg')).toBe('image/svg+xml')
  drawBitmapsWith(async () => null)
  expect(await typeOf(poster)).toBe('image/svg+xml')
})
