// A component, a scenario and a text (docs/recipes).
import { globSync, readFileSync } from 'node:fs'
import { fail, fromRoot, root } from '../lib/cli.mjs'
import { namesOf } from './plan.mjs'

/** The sections of a component's guide. */
const GUIDE = [
  ['When to use', '- What it is for.'],
  ['When not to use', '- What another component is for, with a link to it.'],
  ['Anatomy', '1. Its parts, in reading order.'],
  ['Accessibility', '- What a screen reader says, and its keys if it takes the focus.'],
  ['Related', '[Card](card.md)'],
]

export function component(plan, [typed]) {
  const { name, camel, pascal, words } = namesOf(typed)
  plan.add(
    `src/ui/${name}/${name}.tsx`,
    `import type { ComponentProps } from 'react'
import { cx } from '../base/cx.ts'
import styles from './${name}.module.css'

export type ${pascal}Props = ComponentProps<'div'>

/** ${words}. */
export const ${pascal} = ({ className, ...rest }: ${pascal}Props) => (
  <div {...rest} className={cx(styles.root, className)} />
)
`,
  )
  plan.add(
    `src/ui/${name}/${name}.module.css`,
    `@layer ui {
  .root {
    padding: var(--sp-4);
    color: var(--text);
    background: var(--surface-2);
    border-radius: var(--r-md);
  }
}
`,
  )
  plan.add(
    `stories/ui/${name}.stories.tsx`,
    `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${pascal} } from '#ui/${name}/${name}.tsx'
import { ${camel}Pairs } from './do-and-dont/${name}.tsx'

const meta = {
  title: 'UI/${pascal}',
  tags: ['autodocs'],
  component: ${pascal},
  args: { children: '${words}' },
} satisfies Meta<typeof ${pascal}>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const PhoneRightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = ${camel}Pairs
`,
  )
  plan.add(
    `stories/ui/do-and-dont/${name}.tsx`,
    `import { ${pascal} } from '#ui/${name}/${name}.tsx'
import { doAndDont } from './do-and-dont.tsx'

export const ${camel}Pairs = doAndDont({
  why: 'Why one is right and the other wrong, in one sentence.',
  right: <${pascal}>Right</${pascal}>,
  wrong: <${pascal}>Wrong</${pascal}>,
})
`,
  )
  plan.add(
    `stories/ui/${name}.md`,
    `# ${pascal}

What it shows, in one sentence.

${GUIDE.map(([heading, text]) => `## ${heading}\n\n${text}\n`).join('\n')}`,
  )
  return `Next: its states as stories, its guide in stories/ui/${name}.md, and what is right and wrong in stories/ui/do-and-dont/${name}.tsx (docs/recipes/component.md).`
}

export function scenario(plan, [group, name], description = '') {
  if (!/^[A-Z].*\.$/.test(description))
    fail('Say after the name what differs, in one sentence in quotes that ends with a full stop.')
  const groups = globSync('mocks/scenarios/*.ts', { cwd: root })
    .map((path) => [path, readFileSync(fromRoot(path), 'utf8')])
    .filter(([, source]) => source.includes(': ScenarioGroup = {'))
  if (groups.some(([, source]) => source.includes(`name: '${name}'`)))
    fail(`The scenario ${name} exists already: choose another name.`)
  const [path] = groups.find(([, source]) => source.includes(`= {\n  name: '${group}'`)) ?? []
  if (!path) fail(`There is no group "${group}" in mocks/scenarios.`)
  const entry = `    {\n      name: '${name}',\n      description: ${JSON.stringify(description)},\n    },\n`
  plan.insert(path, /(?= {2}\],\n\}\n$)/, entry)
  return `Next: the condition that makes ${name} differ, in ${path} (docs/recipes/scenario.md).`
}

export function text(plan, [file, key], english = '') {
  if (english.trim() === '') fail('Write the English text after the key, in quotes.')
  if (/_(zero|one|two|few|many|other)$/.test(key))
    fail('Leave the plural form out: a text with {{count}} gets those of each language.')
  plan.read(`locales/EN/${file}.json`)
  plan.text(`${file}:${key}`, english)
  return `Next: use it with t('${key}'), translate it (npm run locales), and accept the translations (docs/recipes/text.md).`
}
