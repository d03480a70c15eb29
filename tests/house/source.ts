import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** The repository's folder, ending in a slash. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Paths inside the repository that match, sorted; with forward slashes. */
export function filesOf(...patterns: string[]): string[] {
  const found = patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  return [...new Set(found.map((path) => path.replaceAll('\\', '/')))].sort()
}

export const textOf = (path: string): string => readFileSync(ROOT + path, 'utf8')

/** Parses one module; the syntax tree is all, no types. */
export function parse(path: string, text = textOf(path)): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
}

/** Every node of a tree, parents before children. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node
  for (const child of node.getChildren()) yield* nodesOf(child)
}

/** `path:line` of a node, as editors understand it. */
export function placeOf(source: ts.SourceFile, node: ts.Node): string {
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}
