import ts from 'typescript'
import { expect, test } from 'vitest'
import { filesOf, nodesOf, parse, textOf } from './source.ts'

const WORD = /\bundefined\b/

/** The text that Storybook prints for a property: its comment and the text of an object type. */
function printed(property: ts.PropertySignature): string[] {
  const comments = ts.getJSDocCommentsAndTags(property).map((comment) => comment.getText())
  const objects = nodesOf(property).filter(ts.isTypeLiteralNode)
  return [...comments, ...objects.map((type) => type.getText())]
}

const propertiesOf = (path: string) =>
  nodesOf(parse(path)).flatMap((node) =>
    (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) &&
    node.name.text.endsWith('Props')
      ? nodesOf(node).filter(ts.isPropertySignature)
      : [],
  )

test('the page of no component says "undefined": neither its properties nor its guide', () => {
  const properties = filesOf('src/ui/*/*.tsx').flatMap((path) =>
    propertiesOf(path).map((property) => ({ path, property })),
  )
  expect(properties.length).toBeGreaterThan(300)
  const saying = properties
    .filter(({ property }) => printed(property).some((text) => WORD.test(text)))
    .map(({ path, property }) => `${path} ${property.name.getText()}`)
  const guides = filesOf('stories/ui/*.md').filter((path) => WORD.test(textOf(path)))
  expect([...saying, ...guides]).toEqual([])
})
