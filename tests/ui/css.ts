import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .sort()

/** All style sheets in a folder, as paths from the repository's root. */
export const cssFiles = (folder: string): string[] => filesBelow(folder, '.css')

/** All components in a folder, because they may set custom properties inline. */
export const sourceFiles = (folder: string): string[] => [
  ...filesBelow(folder, '.ts'),
  ...filesBelow(folder, '.tsx'),
]

/** A style sheet without comments, with the same line numbers. */
export const readCss = (path: string): string =>
  readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  )
