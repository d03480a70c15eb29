import ts from 'typescript'
import { expect, test } from 'vitest'
import { findFiles, listNodes, parse, readText } from './source.ts'

const WORD = /\bundefined\b/

/** The text that Storybook prints for a property: its comment and the text of an object type. */
function printed(property: ts.PropertySignature): string[] {
  const comments = ts.getJSDocCommentsAndTags(property).map((comment) => comment.getText())
  const objects = listNodes(property).filter(ts.isTypeLiteralNode)
  return [...comments, ...objects.map((type) => type.getText())]
}

const propertiesOf = (path: string) =>
  listNodes(parse(path)).flatMap((node) =>
    (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) &&
    node.name.text.endsWith('Props')
      ? listNodes(node).filter(ts.isPropertySignature)
      : [],
  )

test('the page of no component says "undefined": neither its properties nor its guide', () => {
  const properties = findFiles('src/ui/*/*.tsx').flatMap((path) =>
    propertiesOf(path).map((property) => ({ path, property })),
  )
  expect(properties.length).toBeGreaterThan(300)
  const saying = properties
    .filter(({ property }) => printed(property).some((text) => WORD.test(text)))
    .map(({ path, property }) => `${path} ${property.name.getText()}`)
  const guides = findFiles('stories/ui/*.md').filter((path) => WORD.test(readText(path)))
  expect([...saying, ...guides]).toEqual([])
})
