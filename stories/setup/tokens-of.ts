const sheets = import.meta.glob<string>('../../src/ui/*/*.module.css', {
  query: '?raw',
  import: 'default',
})

/** The names of the tokens that a component's style sheets use, by the file of its stories. */
export async function listTokens(storyFile: string): Promise<string[]> {
  const name = storyFile.split('/').at(-1)?.replace('.stories.tsx', '')
  const own = Object.entries(sheets).filter(([path]) => path.includes(`/ui/${name}/`))
  const texts = await Promise.all(own.map(([, load]) => load()))
  const css = texts.join('\n')
  const set = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, token]) => token))
  const used = [...css.matchAll(/var\((--[\w-]+)/g)].flatMap(([, token = '']) =>
    set.has(token) ? [] : [token],
  )
  return [...new Set(used)].sort()
}
