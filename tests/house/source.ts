import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** The repository's folder with a trailing slash. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Paths in the repository that match, sorted, with forward slashes. */
export function findFiles(...patterns: string[]): string[] {
  const found = patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  return [...new Set(found.map((path) => path.replaceAll('\\', '/')))].sort()
}

export const readText = (path: string): string => readFileSync(ROOT + path, 'utf8')

const parseText = (path: string, text: string) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)

/** Several rules read the same files in one process. */
const parsed = new Map<string, ts.SourceFile>()

/** Parses a module, or a text in its place. The result is a syntax tree without types. */
export function parse(path: string, text?: string): ts.SourceFile {
  if (text !== undefined) return parseText(path, text)
  const source = parsed.get(path) ?? parseText(path, readText(path))
  parsed.set(path, source)
  return source
}

/** Every node of a tree, parents before children, without punctuation, keywords and comments. */
export function listNodes(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = []
  const visit = (one: ts.Node) => {
    nodes.push(one)
    // `getChildren` would scan the text of the file again.
    ts.forEachChild(one, visit)
  }
  visit(node)
  return nodes
}

/** `path:line` of a node, which editors can open. */
export function formatPlace(source: ts.SourceFile, node: ts.Node): string {
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}
