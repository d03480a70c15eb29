import i18next, { type PostProcessorModule } from 'i18next'

/** A text, or a part of one between its tags -> the keys that were requested. */
const keysByText = new Map<string, Set<string>>()
const MAX_TEXTS = 20_000

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function note(text: string, key: string): void {
  const known = keysByText.get(text)
  if (known) known.add(key)
  else if (keysByText.size < MAX_TEXTS) keysByText.set(text, new Set([key]))
}

const recorder: PostProcessorModule = {
  type: 'postProcessor',
  name: 'textKeys',
  process(text, asked, { ns }) {
    const [name = ''] = [asked].flat()
    const [space = ''] = [ns ?? i18next.options.defaultNS ?? ''].flat()
    const key = name.includes(':') ? name : `${space}:${name}`
    for (const part of [text, ...text.split(/<[^>]*>/)]) if (tidy(part)) note(tidy(part), key)
    return text
  },
}

/** Remembers from now on which key each text of the portal was asked by. */
export function recordTextKeys(): void {
  i18next.use(recorder)
  const apply = () => {
    i18next.options.postProcess = [recorder.name]
  }
  if (i18next.isInitialized) apply()
  else i18next.on('initialized', apply)
}

/** The keys ("shell:nav.home") behind a text as it reads on the page; several where the same words stand for more. */
export const findTextKeys = (text: string): readonly string[] => [
  ...(keysByText.get(tidy(text)) ?? []),
]
