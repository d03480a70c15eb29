import { Markdown } from '@storybook/addon-docs/blocks'

/** The pages of docs/recipes by their path, in the order of their index. */
const pages = import.meta.glob<string>('../../docs/recipes/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const INDEX = 'README.md'

const named = Object.entries(pages).map(([path, text]) => ({
  name: path.split('/').at(-1) ?? path,
  text,
}))

const index = named.find(({ name }) => name === INDEX)?.text ?? ''
const placeOf = (name: string) => index.indexOf(`(${name})`)

/** Links to other recipes stay on this page; what other links lead to has no page here. */
const onThisPage = (text: string) =>
  text
    .replaceAll(/\]\(([\w-]+\.md)\)/g, (_, name: string) => `](#${name.replace('.md', '')})`)
    .replaceAll(/\[([^\]]+)\]\(\.\.\/[^)]+\)/g, '$1')

/** All recipes on one page, from the same files that people read in the repository. */
export function Recipes() {
  return (
    <div className="docs-text">
      <Markdown>{onThisPage(index)}</Markdown>
      {named
        .filter(({ name }) => name !== INDEX)
        .toSorted((a, b) => placeOf(a.name) - placeOf(b.name))
        .map(({ name, text }) => (
          <section key={name} id={name.replace('.md', '')}>
            <Markdown>{onThisPage(text).replaceAll(/^#/gm, '##')}</Markdown>
          </section>
        ))}
    </div>
  )
}
