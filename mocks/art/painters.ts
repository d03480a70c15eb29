import { blogTexts } from '../content/articles-blog.ts'
import { newsTexts } from '../content/articles-news.ts'
import { promotionTexts } from '../content/promotions.ts'
import { say, type Text } from '../content/text.ts'
import type { World } from '../world/world-types.ts'
import { winnerAvatar } from './avatar.ts'
import { bannerArt } from './banner-art.ts'
import { gameArt } from './game-art.ts'
import { vendorMark } from './vendor-mark.ts'

/** Language and size of a picture. */
export interface PictureOptions {
  readonly lang: 'EN' | 'BN'
  readonly size: { readonly w?: number; readonly h?: number }
}

type Painter = (name: string, options: PictureOptions, world: World) => string | null

interface Entitled {
  readonly banner: number | null
  readonly title: Text
}

const promotionOf = (id: number): Entitled | undefined =>
  promotionTexts.find((text) => text.id === id)

function articleOf(id: number): Entitled | undefined {
  const text = [...blogTexts, ...newsTexts].find((one) => one.id === id)
  return text && { banner: text.banner, title: text.word }
}

/**
 * The scene of a text under its own title; another number is a bare scene. Bengali lettering needs a
 * system font, which pictures cannot bring along: it comes only with `?lang=BN`.
 */
function entitled(
  name: string,
  { lang, size }: PictureOptions,
  textOf: (id: number) => Entitled | undefined,
): string | null {
  const id = Number(name)
  const text = textOf(id)
  const title = text && say(text.title, lang)
  const banner = {
    id: text?.banner ?? id,
    ...(title && { titleEn: title, titleBn: title }),
  }
  return banner.id > 0 ? bannerArt(banner, { lang, w: 960, h: 540, ...size }) : null
}

/** What lies on the image CDNs, by folder. `?lang=BN`, `?w=` and `?h=` are understood where they make sense. */
export const painters: Readonly<Record<string, Painter>> = {
  games(name, { lang, size }, { catalogue }) {
    const game = catalogue.byId(Number(name))
    return game ? gameArt(game, { lang, ...size }) : null
  },
  vendors: (name, { lang }) => vendorMark(name, lang),
  banners: (name, { lang, size }) =>
    Number(name) > 0 ? bannerArt({ id: Number(name) }, { lang, ...size }) : null,
  promotions: (name, options) => entitled(name, options, promotionOf),
  articles: (name, options) => entitled(name, options, articleOf),
  avatars: (name) => winnerAvatar(name),
}
