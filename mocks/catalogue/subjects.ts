import { moreSubjects } from './subjects-more.ts'
import { slotSubjects } from './subjects-slots.ts'
import { tableSubjects } from './subjects-tables.ts'

/** The metal a glyph is drawn in. */
export type Tone = 'g' | 'r' | 'j' | 'b' | 's' | 'p' | 'v' | 'o'

/** What a game is about: the glyph of its poster and the nouns of its title in both languages. */
export interface Subject {
  world: string
  glyph: string
  tone: Tone
  nouns: { en: string; bn: string }[]
}

const tones: readonly Tone[] = ['g', 'r', 'j', 'b', 's', 'p', 'v', 'o']

function parse(text: string): Subject[] {
  const found: Subject[] = []
  let world = ''
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('# ')) {
      world = line.slice(2)
      continue
    }
    const [glyph = '', toneText = '', en = '', bn = ''] = line.split('|')
    const bengali = bn.split(',')
    found.push({
      world,
      glyph,
      tone: tones.find((tone) => tone === toneText) ?? 'g',
      nouns: en.split(',').map((noun, i) => ({ en: noun, bn: bengali[i] ?? bengali[0] ?? noun })),
    })
  }
  return found
}

/** Every subject of the catalogue, grouped by world in a fixed order. */
export const subjects: readonly Subject[] = parse(
  slotSubjects + moreSubjects.trimStart() + tableSubjects.trimStart(),
)

/** The indexes into `subjects` of each world. */
export const subjectsOfWorld: ReadonlyMap<string, readonly number[]> = (() => {
  const map = new Map<string, number[]>()
  subjects.forEach((subject, index) => {
    map.set(subject.world, [...(map.get(subject.world) ?? []), index])
  })
  return map
})()
