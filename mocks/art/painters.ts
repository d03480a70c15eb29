import { blogTexts } from '#mocks/content/articles/blog.ts'
import { newsTexts } from '#mocks/content/articles/news.ts'
import { promotionTexts } from '#mocks/content/offers/promotions.ts'
import type { World } from '#mocks/world/world-types.ts'
import { winnerAvatar } from './avatar.ts'
import { bannerArt } from './banner-art.ts'
import { gameArt } from './game-art.ts'
import { getLooks, prepareLooks } from './looks.ts'
import { rewardArt } from './reward-art.ts'
import { vendorMark } from './vendor-mark.ts'

/** The language and the size of a picture. */
export interface PictureOptions {
  readonly lang: 'EN' | 'BN'
  readonly size: { readonly w?: number; readonly h?: number }
}

type Painted = string | null
type Painter = (name: string, options: PictureOptions, world: World) => Painted | Promise<Painted>

const bannerOf = (texts: readonly { id: number; banner: number | null }[], name: string) =>
  texts.find((text) => text.id === Number(name))?.banner

/** The scene of a promotion or an article; each number has its own scene. */
function sceneOf(name: string, { size }: PictureOptions, banner?: number | null): string | null {
  const id = banner ?? Number(name)
  return id > 0 ? bannerArt({ id }, { w: 960, h: 540, subject: 'middle', ...size }) : null
}

/** The pictures of the image CDNs, by folder. They support `?lang=BN`, `?w=` and `?h=` where these make sense. */
export const painters: Readonly<Record<string, Painter>> = {
  async games(name, { lang, size }, { catalogue }) {
    const game = catalogue.byId(Number(name))
    if (game) await prepareLooks(catalogue)
    return game
      ? gameArt(game, { lang, look: getLooks(catalogue).get(game.nodeId), ...size })
      : null
  },
  vendors: (name, { lang }) => vendorMark(name, lang),
  banners: (name, { size }) => (Number(name) > 0 ? bannerArt({ id: Number(name) }, size) : null),
  promotions: (name, options) => sceneOf(name, options, bannerOf(promotionTexts, name)),
  articles: (name, options) => sceneOf(name, options, bannerOf([...blogTexts, ...newsTexts], name)),
  rewards: (name, { size }) => rewardArt(name, size),
  avatars: (name) => winnerAvatar(name),
}
