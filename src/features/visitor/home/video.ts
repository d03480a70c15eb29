/** HOM-21: language of the video player by language of the portal. */
const VIDEO_LANGUAGES: Readonly<Record<string, string>> = {
  EN: 'en',
  TY: 'th',
  CN: 'zh-CN',
  VI: 'vi',
  TH: 'th',
}

/** The player's address, built from the id alone. */
export function videoEmbed(id: string, language: string): string {
  const params = new URLSearchParams({ autoplay: '1', rel: '0' })
  const hl = Object.hasOwn(VIDEO_LANGUAGES, language) ? VIDEO_LANGUAGES[language] : undefined
  if (hl) {
    params.set('hl', hl)
    params.set('cc_lang_pref', hl)
  }
  return `https://www.youtube-nocookie.com/embed/${id}?${params}`
}

/** The length of a video: minutes and seconds, as on its player. */
export const videoLength = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
