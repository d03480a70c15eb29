import type { World } from '../db/world-types.ts'
import { winnerAvatar } from './avatar.ts'
import { bannerArt } from './banner-art.ts'
import { gameArt } from './game-art.ts'
import { vendorMark } from './vendor-mark.ts'

/** How a picture is wanted. */
export interface Wish {
  readonly lang: 'EN' | 'BN'
  readonly size: { readonly w?: number; readonly h?: number }
}

type Painter = (name: string, wish: Wish, world: World) => string | null

/** What lies on the image CDNs, by folder. `?lang=BN`, `?w=` and `?h=` are understood where they make sense. */
export const painters: Readonly<Record<string, Painter>> = {
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
