import { moreSubjects } from './subjects-more.ts'
import { slotSubjects } from './subjects-slots.ts'
import { tableSubjects } from './subjects-tables.ts'

/** The metal of a glyph. */
export type Tone = 'g' | 'r' | 'j' | 'b' | 's' | 'p' | 'v' | 'o'

/** The subject of a game: the glyph of its poster and the nouns of its title in both languages. */
export interface Subject {
  setting: string
  glyph: string
  tone: Tone
  nouns: { en: string; bn: string }[]
}

const tones: readonly Tone[] = ['g', 'r', 'j', 'b', 's', 'p', 'v', 'o']

function parse(text: string): Subject[] {
  const found: Subject[] = []
  let setting = ''
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('# ')) {
      setting = line.slice(2)
      continue
    }
    const [glyph = '', toneText = '', en = '', bn = ''] = line.split('|')
    const bengali = bn.split(',')
    found.push({
      setting,
      glyph,
      tone: tones.find((tone) => tone === toneText) ?? 'g',
      nouns: en.split(',').map((noun, i) => ({ en: noun, bn: bengali[i] ?? bengali[0] ?? noun })),
    })
  }
  return found
}

/** Every subject of the catalogue, by setting in a fixed order. */
export const subjects: readonly Subject[] = parse(
  slotSubjects + moreSubjects.trimStart() + tableSubjects.trimStart(),
)

/** The indexes into `subjects`, by setting. */
export const subjectsOfSetting: ReadonlyMap<string, readonly number[]> = (() => {
  const map = new Map<string, number[]>()
  subjects.forEach((subject, index) => {
    map.set(subject.setting, [...(map.get(subject.setting) ?? []), index])
  })
  return map
})()
