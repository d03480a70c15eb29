import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { filesOf, ROOT, textOf } from './source.ts'

/** What is written for the people who work here. The links of `openapi/flows` are those of the API reference. */
export const DOCUMENTS = filesOf(
  '*.md',
  '.github/*.md',
  '{docs,deploy,e2e}/**/*.md',
  'stories/guides/*.mdx',
)

/** A text without its code, in which a bracket is no link and a # no heading. */
const prose = (text: string) =>
  text
    .replaceAll(/^```.*?^```/gms, '')
    .replaceAll(/^ {4}.*$/gm, '')
    .replaceAll(/`[^`\n]+`/g, '`')

/** A heading's anchor as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (text: string) =>
  [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    anchorOf(heading),
  )

/** Links of a document that lead nowhere: `file.md#anchor` relative to it. Addresses of the web are not asked. */
export function deadLinks(document: string, text = textOf(document)): string[] {
  const targets = [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return targets.filter((target) => {
    if (/^(https?:|mailto:|\?)/.test(target)) return false
    const [file = '', anchor] = target.split('#')
    const path = file === '' ? document : join(dirname(document), file)
    if (!existsSync(ROOT + path)) return true
    if (anchor === undefined) return false
    const own = path === document ? text : textOf(path)
    return !anchorsOf(own).includes(anchor)
  })
}

const ROOMS = filesOf('*', '.github', '.vscode', '.devcontainer').filter((name) =>
  statSync(ROOT + name).isDirectory(),
)

/** What a build or a run writes is named before it is there. */
const WRITTEN = /^(node_modules|dist\b|\.cache|e2e\/visual\/verdicts\.json$)/

/** Paths of this repository that a text names as code; a `<name>` or a `…` stands for any name. */
export function missingPaths(text: string): string[] {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  const paths = spans.filter((span) => {
    const [room = '', rest] = span.split('/')
    return rest !== undefined && /^[\w./<>{},*@…-]+$/.test(span) && ROOMS.includes(room)
  })
  return paths.filter((path) => {
    if (WRITTEN.test(path)) return false
    return filesOf(path.replaceAll(/<[^>]+>|…/g, '*').replace(/\/$/, '')).length === 0
  })
}
