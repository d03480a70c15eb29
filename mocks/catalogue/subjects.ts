import { moreSubjects } from './subjects-more.ts'
import { slotSubjects } from './subjects-slots.ts'
import { tableSubjects } from './subjects-tables.ts'

/** The metal of a glyph. */
export type Tone = 'g' | 'r' | 'j' | 'b' | 's' | 'p' | 'v' | 'o'

/** One name of a subject, and what a tile with this name opens: a demo game, or a sport of the sports book. */
export interface Noun {
  en: string
  bn: string
  opens: string
  /** True when that game is a substitute: the sample world has none of this kind. */
  standsIn: boolean
}

/** The subject of a game: the glyph of its poster and the nouns of its title. */
export interface Subject {
  setting: string
  glyph: string
  tone: Tone
  nouns: Noun[]
}

const tones: readonly Tone[] = ['g', 'r', 'j', 'b', 's', 'p', 'v', 'o']

function parse(text: string): Subject[] {
  const found: Subject[] = []
  let [setting = '', usual = ''] = ['', '']
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('# ')) {
      ;[setting = '', usual = ''] = line.slice(2).split(' ')
      continue
    }
    const [glyph = '', toneText = '', en = '', bn = '', game = usual] = line.split('|')
    const bengali = bn.split(',')
    const games = game.split(',')
    const nounOf = (noun: string, i: number): Noun => {
      const opens = games[i] ?? games[0] ?? usual
      return {
        en: noun,
        bn: bengali[i] ?? bengali[0] ?? noun,
        opens: opens.replace('~', ''),
        standsIn: opens.startsWith('~'),
      }
    }
    found.push({
      setting,
      glyph,
      tone: tones.find((tone) => tone === toneText) ?? 'g',
      nouns: en.split(',').map(nounOf),
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

/** The noun in the English title of a game of a subject. */
export const findNoun = (subject: number, title: string): Noun | undefined =>
  subjects[subject]?.nouns.find(({ en }) => title.includes(en)) ?? subjects[subject]?.nouns[0]
