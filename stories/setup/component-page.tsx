import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Stories,
  Story,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import { findGuide, type Guide } from './guide.ts'
import { listTokens } from './tokens-of.ts'

/** The module that `load` returns for the file of stories; null until then. */
function useLoaded<Value>(load: (file: string) => Promise<Value>, file: string): Value | null {
  const [value, setValue] = useState<Value | null>(null)
  useEffect(() => {
    let wanted = true
    void load(file).then((loaded) => wanted && setValue(loaded))
    return () => {
      wanted = false
    }
  }, [load, file])
  return value
}

function Tokens({ file }: { file: string }) {
  const tokens = useLoaded(listTokens, file) ?? []
  if (tokens.length === 0) return null
  return (
    <>
      <Heading>Tokens used</Heading>
      <p className="docs-tokens">
        {tokens.map((token) => (
          <code key={token}>{token}</code>
        ))}
      </p>
    </>
  )
}

/** The pairs of right and wrong use, which are a story. */
function DoAndDont() {
  const pairs = useContext(DocsContext)
    .componentStories()
    .find(({ tags }) => tags.includes('do-and-dont'))
  if (!pairs) return null
  return (
    <>
      <Heading>Do and don’t</Heading>
      <Story of={pairs.moduleExport} />
    </>
  )
}

const Guidance = ({ guide }: { guide: Guide }) => (
  <div className="docs-text">
    <Markdown>{guide.sections}</Markdown>
    <DoAndDont />
    <Markdown>{guide.related}</Markdown>
  </div>
)

/** The page of a component: its guide with do and don’t, its properties, its tokens and all of its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const file = preparedMeta.parameters.fileName
  const guide = useLoaded(findGuide, file)
  return (
    <>
      <Title />
      {guide ? (
        <div className="docs-overview">
          <Markdown>{guide.overview}</Markdown>
        </div>
      ) : null}
      <Primary />
      {guide ? <Guidance guide={guide} /> : null}
      <Heading>Properties</Heading>
      <Description of="meta" />
      <div className="docs-properties">
        <Controls />
      </div>
      <Tokens file={file} />
      <Stories title="Examples" includePrimary={false} />
    </>
  )
}
