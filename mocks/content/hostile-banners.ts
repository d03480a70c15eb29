import type { components } from '#openapi/generated/types.ts'
import type { BannerText } from './announcements/announcements.ts'

type Banner = components['schemas']['Banner']
type Linkage = readonly [Banner['linkageType'], string | null]

const RUN = "window.hostile='ran'"

/** Links that a banner must not follow, and link kinds with a value of another kind. */
const linkages: readonly Linkage[] = [
  ['EXTERNAL', `javascript:${RUN}`],
  ['EXTERNAL', ` JaVa\tScRiPt:${RUN}`],
  ['EXTERNAL', `data:text/html,<script>${RUN}</script>`],
  ['EXTERNAL', 'http://hostile.example/plain'],
  ['EXTERNAL', 'https://rahim:gold1234@hostile.example/'],
  ['EXTERNAL', '//hostile.example/'],
  ['EXTERNAL', '/promotions'],
  ['INTERNAL', 'https://hostile.example/'],
  ['INTERNAL', '//hostile.example/'],
  ['INTERNAL', '/\\hostile.example/'],
  ['INTERNAL', '/..//hostile.example/'],
  ['INTERNAL', '/\t/hostile.example/'],
  ['INTERNAL', `javascript:${RUN}`],
  ['GAME', '../../logout'],
  ['GAME', '10023/../../../agent'],
  ['GAME', 'https://hostile.example/'],
  ['GAME', '-1'],
  ['MODAL', 'logout'],
  ['MODAL', 'login&next=https://hostile.example/'],
  ['MODAL', 'constructor'],
  ['NONE', `javascript:${RUN}`],
]

/** Videos of other sites, and addresses that only look like the one allowed site. */
const videos: readonly string[] = [
  'https://hostile.example/embed/suborno0001',
  'https://www.youtube.com.hostile.example/embed/suborno0001',
  'https://www.youtube.com@hostile.example/embed/suborno0001',
  'https://www.youtube.com/redirect?q=https://hostile.example/',
  'https://www.youtube.com/embed/../redirect?q=https://hostile.example/',
  'https://www.youtube.com/embed/suborno0001"onload="alert(1)',
  'http://www.youtube.com/embed/suborno0001',
  `javascript:${RUN}//www.youtube.com/embed/suborno0001`,
]

const LONG = 'An offer without an end '.repeat(200)

const banner = (
  id: number,
  groupName: Banner['groupName'],
  url: string,
  [linkageType, linkage]: Linkage,
  title = `Trick ${id}`,
): BannerText => ({
  id,
  groupName,
  title: { en: title, bn: title },
  url,
  sequence: id,
  linkage,
  linkageType,
})

/** Appended to the ordinary banners in hostile worlds; each tries to lead astray. */
export const hostileBanners: readonly BannerText[] = [
  ...linkages.map((linkage, at) => banner(901 + at, 'w_home', 'banners/5.svg', linkage)),
  ...videos.map((url, at) => banner(951 + at, 'w_promotion', url, ['NONE', null])),
  banner(971, 'w_home', '../../../etc/passwd', ['NONE', null]),
  banner(972, 'w_promotion', 'banners/6.svg', ['INTERNAL', '/sports'], LONG),
  banner(
    973,
    'w_promotion',
    'https://www.youtube-nocookie.com/embed/suborno0002',
    ['NONE', null],
    LONG,
  ),
]
