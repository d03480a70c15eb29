import { expect, test } from 'vitest'
import { readGuide } from '#stories/setup/guide.ts'
import { readGuideText } from '#stories/setup/guide-files.ts'
import { findFiles, readText } from './source.ts'

/** The sections of a guide in their order. Those marked are left out where they would say nothing. */
const SECTIONS = [
  'When to use',
  'When not to use',
  'Anatomy',
  'Content?',
  'States?',
  'Accessibility',
  'Related',
]

const guides = findFiles('stories/ui/*.md')
const headingsOf = (text: string) => [...text.matchAll(/^#+ (.*)$/gm)].map(([, name]) => name)
const titleOf = (path: string) => headingsOf(readText(path))[0]
const linksOf = (text: string) => [...text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)]

test('every component has a guide beside its stories, with the name of its page', () => {
  const stories = findFiles('stories/ui/*.stories.tsx')
  expect(guides).toEqual(stories.map((path) => path.replace('.stories.tsx', '.md')))
  const pages = stories.map((path) => /title: 'UI\/(\w+)'/.exec(readText(path))?.[1])
  expect(guides.map(titleOf)).toEqual(pages)
})

test('every guide has its sections, in their order, and a sentence before them', () => {
  const pattern = SECTIONS.map((name) =>
    name.endsWith('?') ? `(${name.slice(0, -1)}\n)?` : `${name}\n`,
  )
  const whole = new RegExp(`^${pattern.join('')}$`)
  const wrong = guides.filter((path) => {
    const [, ...sections] = headingsOf(readText(path))
    const { overview } = readGuide(readText(path))
    return !whole.test(`${sections.join('\n')}\n`) || !/^[A-Z].*\.$/.test(overview)
  })
  expect(wrong).toEqual([])
})

/** Components whose wrong use cannot be seen in a still picture, with the reason. */
const NOT_DRAWN = new Map([
  ['near-viewport', 'It only decides when its content is rendered.'],
  ['rolling', 'It differs from text only while it moves.'],
  ['skip-link', 'It is hidden until the first Tab.'],
  ['virtual-grid', 'A short list looks the same in it as in a grid.'],
])

/** Whether the component's own pairs are a story of its page. */
const isDrawn = (name: string) => {
  const text = readText(`stories/ui/${name}.stories.tsx`)
  const [, pairs] = /^export const DoAndDont: Story = (\w+Pairs)$/m.exec(text) ?? []
  return text.includes(`import { ${pairs} } from './do-and-dont/${name}.tsx'`)
}

test('every component has a page, which draws do and don’t where there is something to see', () => {
  const stories = findFiles('stories/ui/*.stories.tsx')
  expect(stories.filter((path) => !readText(path).includes("tags: ['autodocs']"))).toEqual([])
  const names = stories.map((path) => path.slice('stories/ui/'.length, -'.stories.tsx'.length))
  expect(names.filter((name) => !isDrawn(name))).toEqual([...NOT_DRAWN.keys()])
})

test('the component of a page is a plain name, which Storybook’s manifest can follow to its file', () => {
  const pages = findFiles('stories/ui/*.stories.tsx')
  expect(pages.filter((path) => !/\bcomponent: \w+(,| })/.test(readText(path)))).toEqual([])
})

test('no section of a guide is empty', () => {
  const empty = guides.filter((path) => /^#.*\n+(#|EOF)/m.test(`${readText(path)}EOF`))
  expect(empty).toEqual([])
})

test('a link of a guide says the name of the component that it leads to', () => {
  const wrong = guides.flatMap((path) =>
    linksOf(readText(path))
      .filter(([, text, file]) => titleOf(`stories/ui/${file}`) !== text)
      .map(([link]) => `${path}: ${link}`),
  )
  expect(wrong).toEqual([])
})

test('a page shows its links as pages, and nothing of a guide is lost', () => {
  const text = '# A\n\nOne.\n\n## When to use\n\n- [B](b-c.md)\n\n## Related\n\n[B](b-c.md)\n'
  expect(readGuide(text)).toEqual({
    overview: 'One.',
    sections: '## When to use\n\n- [B](?path=/docs/ui-bc--docs)\n\n',
    related: '## Related\n\n[B](?path=/docs/ui-bc--docs)\n',
  })
})

test('a guide as text also has the reasons of do and don’t, before what is related', () => {
  const differing = guides.filter((path) => {
    const name = path.slice('stories/ui/'.length, -'.md'.length)
    const [drawn] = findFiles(`stories/ui/do-and-dont/${name}.tsx`)
    const reasons = drawn ? (readText(drawn).match(/^ +why: /gm) ?? []).length : 0
    const [, listed = ''] =
      /\n## Do and don’t\n\n((?:- .+\n)+)\n## Related\n/.exec(readGuideText(name) ?? '') ?? []
    return listed.split('\n').length - 1 !== reasons
  })
  expect(differing).toEqual([])
  expect(readGuideText('skip-link')).toBe(readText('stories/ui/skip-link.md'))
})
