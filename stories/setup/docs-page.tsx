import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import { componentGuides } from './component-guides.ts'

const sheets = import.meta.glob<string>('../../src/ui/*/*.module.css', {
  query: '?raw',
  import: 'default',
})

const folderOf = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()

/** The tokens that the style sheets of a component's folder use, by name. */
async function tokensOf(name: string): Promise<string[]> {
  const own = Object.entries(sheets).filter(([path]) => path.includes(`/ui/${folderOf(name)}/`))
  const texts = await Promise.all(own.map(([, load]) => load()))
  const css = texts.join('\n')
  const set = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, token]) => token))
  const used = [...css.matchAll(/var\((--[\w-]+)/g)].flatMap(([, token = '']) =>
    set.has(token) ? [] : [token],
  )
  return [...new Set(used)].sort()
}

function Tokens({ name }: { name: string }) {
  const [tokens, setTokens] = useState<readonly string[]>([])
  useEffect(() => {
    let wanted = true
    void tokensOf(name).then((found) => wanted && setTokens(found))
    return () => {
      wanted = false
    }
  }, [name])
  if (tokens.length === 0) return null
  return (
    <>
      <h2>Tokens used</h2>
      <p className="docs-tokens">
        {tokens.map((token) => (
          <code key={token}>{token}</code>
        ))}
      </p>
    </>
  )
}

/** The last part of the title, which is the component's name. */
function useName(): string {
  const { preparedMeta } = useOf('meta', ['meta'])
  return preparedMeta.title.split('/').at(-1) ?? ''
}

/** The page of a component: when to use it and when not, its parts, keys, properties, states and tokens. */
export function ComponentPage() {
  const name = useName()
  const guide = componentGuides[name]
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {guide && (
        <>
          <h2>When to use it</h2>
          <ul>
            <li>
              <strong>Do:</strong> {guide.use}
            </li>
            <li>
              <strong>Rather not:</strong> {guide.instead}
            </li>
          </ul>
          <h2>Anatomy</h2>
          <p>{guide.parts}</p>
          <h2>Keyboard</h2>
          <p>{guide.keys ?? 'It takes no focus.'}</p>
        </>
      )}
      <Primary />
      <Controls />
      <Tokens name={name} />
      <Stories title="States" includePrimary={false} />
    </>
  )
}

/** The page of a screen: its states with their scenarios, each with a link to its story. */
export function ScreenPage() {
  const stories = useContext(DocsContext).componentStories()
  return (
    <>
      <Title />
      <Description of="meta" />
      <p>
        Each state is a scenario of the fake backend at an address. The same link opens it in the
        portal (<code>npm start</code>), in a test and in a journey.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Address</th>
            <th scope="col">World</th>
          </tr>
        </thead>
        <tbody>
          {stories.map(({ id, name, parameters }) => (
            <tr key={id}>
              <td>
                <a href={`?path=/story/${id}`} target="_top">
                  {name}
                </a>
              </td>
              <td>
                <code>{String(parameters.route ?? '/')}</code>
              </td>
              <td>
                <code>{String(parameters.world ?? '')}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
