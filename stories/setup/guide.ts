/** The guides beside the stories, by the path of their file. */
const guides = import.meta.glob<string>('../ui/*.md', { query: '?raw', import: 'default' })

/** The heading after the parts of a page that are not its guide. */
const RELATED = '## Related'

/** The story of a component's page, from the name of its guide: "icon-button.md" → "ui-iconbutton--docs". */
const pageOf = (file: string) =>
  `?path=/docs/ui-${file.replaceAll('-', '').replace('.md', '')}--docs`

const withLinks = (text: string) =>
  text.replaceAll(/\]\(([\w-]+\.md)\)/g, (_, file: string) => `](${pageOf(file)})`)

/** A component's guide as its page needs it: each part in Markdown. */
export interface Guide {
  /** A definition of the component in one sentence, and what others call it. */
  readonly overview: string
  /** From when to use it to its accessibility. */
  readonly sections: string
  readonly related: string
}

export function readGuide(text: string): Guide {
  const [, overview = '', rest = ''] = /^# .*\n+(.*)\n+([\s\S]*)$/.exec(withLinks(text)) ?? []
  const at = rest.indexOf(RELATED)
  return { overview, sections: rest.slice(0, at), related: rest.slice(at) }
}

/** The guide of a component by the file of its stories; null for anything else. */
export async function findGuide(storyFile: string): Promise<Guide | null> {
  const name = storyFile.split('/').at(-1)?.replace('.stories.tsx', '')
  const text = await guides[`../ui/${name}.md`]?.()
  return text === undefined ? null : readGuide(text)
}
